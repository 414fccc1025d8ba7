import { type Message, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import * as off from '../store/switched-off.ts'

/** Switches scanning on for the company, or off. */
export async function switchScanning(uow: UnitOfWork, isOn: boolean): Promise<void> {
  if (!(await (isOn ? off.switchOn(uow) : off.switchOff(uow)))) return
  const kind = isOn ? 'scan.enabled' : 'scan.disabled'
  await uow.log({ kind, objectType: 'company', objectId: uow.companyId })
}

/** Why the company takes in no file without data; undefined where it does. */
export const whyNotScan = async (uow: UnitOfWork): Promise<Message | undefined> =>
  (await off.isOff(uow))
    ? t`The company does not accept files without invoice data: send the invoice with its data.`
    : undefined

/** @throws ApiError Conflict where scanning is off */
export async function mustBeOn(uow: UnitOfWork): Promise<void> {
  if (await off.isOff(uow))
    throw new ApiError(
      'Conflict',
      t`Scanning is off for the company: an administrator or AP manager can turn it on in the settings.`,
    )
}
