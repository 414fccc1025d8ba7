import type { UnitOfWork } from '../../../platform/index.ts'
import * as store from '../store/records.ts'

/** Sets a setting of the entered company, whatever it was; null removes it. */
export async function putSetting(
  uow: UnitOfWork,
  { tag, key, value }: { readonly tag: string; readonly key: string; readonly value: string | null },
): Promise<void> {
  if (value === null) await store.deleteSetting(uow, tag, key)
  else if (!(await store.updateSetting(uow, tag, key, value))) await store.insertSetting(uow, tag, key, value)
  await uow.log({ kind: 'company.configured', objectType: 'company', objectId: uow.companyId, detail: { tag, key } })
}
