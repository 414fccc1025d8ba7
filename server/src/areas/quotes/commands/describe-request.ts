import type { UnitOfWork } from '../../../platform/index.ts'
import type { RequestRecord } from '../records.ts'
import * as store from '../store.ts'

/** Says in what currency, and for what kind of lines, quotes are asked for (F-186). */
export async function describeRequest(
  uow: UnitOfWork,
  described: Omit<RequestRecord, 'companyId' | 'modified'>,
): Promise<void> {
  await store.saveRequest(uow, { ...described, companyId: uow.companyId, modified: uow.now })
  await uow.log({ kind: 'document.request_described', objectType: 'document', objectId: described.documentId })
}
