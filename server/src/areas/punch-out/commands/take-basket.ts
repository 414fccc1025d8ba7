import { hash } from 'node:crypto'
import { t } from '@kontor/i18n'
import { ApiError, dayIn, type Platform, type UnitOfWork } from '../../../platform/index.ts'
import type { Brought } from '../../requisition-lines/index.ts'
import { bringLines, numberOf, requisitionOf } from '../../requisitions/index.ts'
import { hashOf, homeOf } from '../../session/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import type { ShopRecord, VisitRecord } from '../records.ts'
import { readBasket } from '../rules/basket.ts'
import { itemsIn, type ReadItem } from '../rules/item.ts'
import { ShopProblem } from '../rules/problem.ts'
import * as store from '../store.ts'

export interface Taken {
  readonly number: string
  readonly count: number
}

/** The visit that a token is of; undefined where it is of none. */
export async function visitBy(platform: Platform, token: string, requestId: string): Promise<VisitRecord | undefined> {
  const companyId = homeOf(token)
  if (companyId === undefined) return undefined
  return platform.read(companyId, { actorId: null, requestId }, (uow) => store.visitOf(uow, hashOf(token)))
}

/**
 * Takes over what a shop gave back for a visit, once: the same bytes again answer the same and change nothing. Where it
 * cannot be taken over, nothing is, and the requisition says why.
 *
 * @throws ApiError Gone (it is over, or something else was taken over), ResourceNotFound, Locked, Conflict
 * @throws ShopProblem where it cannot be read
 */
export async function takeBack(
  platform: Platform,
  { companyId, id, userId }: VisitRecord,
  body: Uint8Array,
  requestId: string,
): Promise<Taken> {
  const author = { actorId: userId, requestId }
  try {
    return await platform.transact(companyId, author, (uow) => take(uow, id, body))
  } catch (error) {
    const problems = problemsOf(error)
    if (problems === undefined) throw error
    await platform.transact(companyId, author, (uow) => note(uow, id, problems))
    throw error
  }
}

const problemsOf = (error: unknown) =>
  error instanceof ShopProblem ? error.problems : error instanceof ApiError ? [error.reason] : undefined

async function take(uow: UnitOfWork, id: string, body: Uint8Array): Promise<Taken> {
  const visit = await store.lockVisit(uow, id)
  const shop = visit && (await store.findShop(uow, visit.shopId))
  const { userId = null } = visit ?? {}
  if (visit === undefined || shop === undefined || userId === null) throw over()
  const bodyHash = hash('sha256', body)
  if (visit.taken !== null) {
    if (visit.bodyHash === bodyHash)
      return { number: await numberFor(uow, visit.requisitionId), count: visit.lineCount }
    throw new ApiError(
      'Gone',
      t`Items of this visit were added already. To add more, open the shop from the requisition again.`,
    )
  }
  if (visit.until <= uow.now) throw over()
  const basket = readBasket(shop.protocol, body, id)
  const on = dayIn(await zoneOfCompany(uow), uow.now)
  const record = await bringLines(uow, visit.requisitionId, userId, ({ currency }) =>
    itemsIn(basket, currency).map((item) => lineOf(item, { visit, shop, currency, on })),
  )
  await store.changeVisit(uow, id, { taken: uow.now, lineCount: basket.length, bodyHash, problems: null })
  return { number: numberOf(record), count: basket.length }
}

const over = () => new ApiError('Gone', t`This visit to the shop has ended. Open the shop from the requisition again.`)

const numberFor = async (uow: UnitOfWork, requisitionId: string): Promise<string> => {
  const record = await requisitionOf(uow, requisitionId)
  return record === undefined ? '' : numberOf(record)
}

interface Circumstances {
  readonly visit: Pick<VisitRecord, 'id'>
  readonly shop: Pick<ShopRecord, 'name' | 'connectionId'>
  readonly currency: string
  readonly on: string
}

const lineOf = (item: ReadItem, { visit, shop, currency, on }: Circumstances): Brought => ({
  Name: item.name,
  ...(item.description !== undefined && { Description: item.description }),
  Quantity: { value: item.quantity, unitCode: item.unitCode },
  Price: { value: item.price, currencyID: currency },
  ...(item.sellersItemId !== undefined && { SellersItemID: item.sellersItemId }),
  ...(item.commodityCode !== undefined && { CommodityCode: item.commodityCode, CommodityScheme: 'UNSPSC' }),
  SupplierConnectionId: shop.connectionId,
  PunchOut: {
    ...{ Id: visit.id, ShopName: shop.name, On: on },
    ...(item.leadTimeDays !== undefined && { LeadTimeDays: item.leadTimeDays }),
  },
})

/** Why nothing was taken over stands with the visit, for whoever looks at the requisition. */
async function note(uow: UnitOfWork, id: string, problems: NonNullable<VisitRecord['problems']>): Promise<void> {
  const visit = await store.lockVisit(uow, id)
  if (visit === undefined || visit.taken !== null) return
  await store.changeVisit(uow, id, { problems })
  await uow.log({ kind: 'requisition.shopping_failed', objectType: 'requisition', objectId: visit.requisitionId })
}
