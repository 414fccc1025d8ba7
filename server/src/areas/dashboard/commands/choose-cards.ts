import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { type Config, usualCards, whyNotChoose } from '../rules.ts'
import * as store from '../store.ts'

/** What the company chose, or what is usual. */
export async function configOf(uow: UnitOfWork): Promise<Config> {
  const row = await store.find(uow)
  if (row === undefined) return { cards: usualCards }
  return { cards: row.cards, ...(row.go_live_date !== null && { goLiveDate: row.go_live_date }) }
}

/** @throws ApiError BadRequest: a card stands twice, or lacks its day. */
export async function chooseCards(uow: UnitOfWork, config: Config): Promise<void> {
  const why = whyNotChoose(config)
  if (why !== undefined) throw new ApiError('BadRequest', why)
  await store.save(uow, config)
  await uow.log({
    kind: 'company.dashboard_set',
    objectType: 'company',
    objectId: uow.companyId,
    detail: { cards: config.cards.join(' ') },
  })
}
