import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, lockEntry } from '../../entries/index.ts'

/** What is open of a bill can be paid anew, unless another file pays it by now. */
export async function giveBack(uow: UnitOfWork, documentId: string, fileId: string): Promise<void> {
  const document = await lockEntry(uow, documentId)
  if (document?.paymentFileId !== fileId) return
  await changeEntry(uow, document, { paymentFileId: null })
  const line = { kind: 'document.payment_withdrawn', objectType: 'document', objectId: document.id } as const
  await uow.log({ ...line, detail: { fileId } })
}
