import type { UnitOfWork } from '../../platform/index.ts'
import { connectionOf } from '../network/index.ts'
import * as askers from './store/askers.ts'
import * as store from './store/fields.ts'

/** Who asks the company for something, and how much of it is not filled in. */
export interface Asked {
  readonly connectionId: string
  readonly company: string
  readonly count: number
}

/** What partners ask the company for that it has not given. */
export async function askedFor(uow: UnitOfWork): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const connectionId of await askers.all(uow)) {
    const connection = await connectionOf(uow, connectionId)
    if (connection?.state !== 'ACCEPTED') continue
    const count = await uow.within(connection.partnerId, async (asker) => {
      const given = new Set((await store.values(asker, uow.companyId)).map(({ field_id }) => field_id))
      return (await store.fields(asker)).filter(({ id }) => !given.has(id)).length
    })
    if (count > 0) asked.push({ connectionId, company: connection.partnerName, count })
  }
  return asked
}
