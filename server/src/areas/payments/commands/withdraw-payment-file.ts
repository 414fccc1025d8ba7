import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, lockEntry } from '../../entries/index.ts'
import { noPaymentFile } from '../not-found.ts'
import * as store from '../store.ts'

/** Takes a file back: what it would have paid can be paid anew. @throws ApiError ResourceNotFound */
export async function withdrawPaymentFile(uow: UnitOfWork, id: string): Promise<void> {
  if ((await store.find(uow, id, { locked: true })) === undefined) throw noPaymentFile(id)
  // In the order in which all lock them.
  const documentIds = (await store.paymentsOf(uow, id)).map(({ document_id }) => document_id).sort()
  for (const documentId of documentIds) {
    const entry = await lockEntry(uow, documentId)
    if (entry?.paymentFileId !== id) continue
    await changeEntry(uow, entry, { paymentFileId: null })
    const line = { kind: 'document.payment_withdrawn', objectType: 'document', objectId: entry.id } as const
    await uow.log({ ...line, detail: { fileId: id } })
  }
  await store.remove(uow, id)
}
