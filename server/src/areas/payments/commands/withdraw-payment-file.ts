import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, lockEntry } from '../../entries/index.ts'
import { noPaymentFile } from '../not-found.ts'
import * as store from '../store.ts'

/** Takes a file back: what it would have paid can be paid anew. @throws ApiError ResourceNotFound */
export async function withdrawPaymentFile(uow: UnitOfWork, id: string): Promise<void> {
  if ((await store.find(uow, id, { locked: true })) === undefined) throw noPaymentFile(id)
  for (const { document_id } of await store.paymentsOf(uow, id)) {
    const entry = await lockEntry(uow, document_id)
    if (entry?.paymentFileId !== id) continue
    await changeEntry(uow, entry, { paymentFileId: null })
    const line = { kind: 'document.payment_withdrawn', objectType: 'document', objectId: entry.id } as const
    await uow.log({ ...line, detail: { fileId: id } })
  }
  await store.remove(uow, id)
}
