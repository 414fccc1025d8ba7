import type { UnitOfWork } from '../../../platform/index.ts'
import { isMember, noUser } from '../../users/index.ts'
import type { Settings } from '../records.ts'
import * as store from '../store.ts'

/** Up to what sum requisitions are approved by themselves, and who approves the others. @throws ApiError ResourceNotFound */
export async function saveProcurement(uow: UnitOfWork, settings: Settings): Promise<void> {
  for (const id of settings.ApproverIds) if (!(await isMember(uow, id))) throw noUser(id)
  await store.saveSettings(uow, settings)
  await uow.log({ kind: 'company.procurement_saved', objectType: 'company', objectId: uow.companyId })
}
