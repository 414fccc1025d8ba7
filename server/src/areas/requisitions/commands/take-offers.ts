import type { UnitOfWork } from '../../../platform/index.ts'
import type { Actor } from '../reader.ts'
import { type Bought, withOffers } from '../rules/lines.ts'
import * as store from '../store.ts'
import { editable, logged } from './write-requisition.ts'

/**
 * Has lines of a draft bought as suppliers offered them, and those no more that were of one of these quotes.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict.
 */
export async function takeOffers(
  uow: UnitOfWork,
  requisitionId: string,
  actor: Actor,
  { offers, quoteIds }: { readonly offers: ReadonlyMap<string, Bought>; readonly quoteIds: ReadonlySet<string> },
): Promise<void> {
  const before = await editable(uow, requisitionId, actor)
  const record = await store.change(uow, before, { lines: withOffers(before.lines, offers, quoteIds) })
  await logged(uow, record, 'saved')
}
