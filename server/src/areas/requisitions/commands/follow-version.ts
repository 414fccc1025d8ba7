import type { UnitOfWork } from '../../../platform/index.ts'
import * as store from '../store.ts'

/** A requisition goes on with the later version of an order that came of it. Running it again changes nothing. */
export async function followVersion(uow: UnitOfWork, orderId: string, laterId: string): Promise<void> {
  if ((await store.orderOf(uow, laterId)) === undefined) await store.moveOrder(uow, orderId, laterId)
}
