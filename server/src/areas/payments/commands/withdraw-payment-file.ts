import type { UnitOfWork } from '../../../platform/index.ts'
import { noPaymentFile } from '../not-found.ts'
import * as store from '../store/files.ts'
import { giveBack } from './release-bill.ts'

/** Takes a file back: what it would have paid can be paid anew. @throws ApiError ResourceNotFound */
export async function withdrawPaymentFile(uow: UnitOfWork, id: string): Promise<void> {
  if ((await store.find(uow, id, { locked: true })) === undefined) throw noPaymentFile(id)
  // In the order in which all lock them.
  const documentIds = (await store.paymentsOf(uow, id)).map(({ document_id }) => document_id).sort()
  for (const documentId of documentIds) await giveBack(uow, documentId, id)
  await store.remove(uow, id)
}
