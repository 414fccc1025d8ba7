import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { type Settings, whyNotSave } from '../rules/index.ts'
import { saveSettings } from '../store.ts'

/** Keeps what the company is called in its ledger. @throws ApiError BadRequest, with the field that no ledger takes */
export async function keepLedger(uow: UnitOfWork, settings: Settings): Promise<void> {
  const wrong = whyNotSave(settings)
  if (wrong) throw unfit(wrong.field, wrong.why)
  await saveSettings(uow, settings)
  await uow.log({ kind: 'company.ledger_saved', objectType: 'company', objectId: uow.companyId })
}
