import type { FeatureSetting, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../platform/index.ts'
import { mailLater } from './commands/invite-supplier.ts'
import { keep, readKept } from './kept-settings.ts'
import type { FeatureType } from './records.ts'
import { daysIn, maxMails, remindAfterDays } from './rules/reminders.ts'
import * as store from './store/suppliers.ts'

type Feature = Of<typeof FeatureSetting>

/** How a feature is set; on and without reminders where nobody has set it. */
export async function readFeature(uow: UnitOfWork, type: FeatureType): Promise<Feature> {
  return (await readKept(uow, 'feature', type)) ?? { Enabled: true, Values: [] }
}

/** @throws ApiError BadRequest, naming a key that there is not, or its value */
export async function saveFeature(uow: UnitOfWork, type: FeatureType, feature: Feature): Promise<void> {
  for (const { Key, Value } of feature.Values ?? []) {
    if (Key !== remindAfterDays) throw unfit('Key', t`Key is ${Key}: use ${remindAfterDays}.`)
    if (daysIn([{ Key, Value }]) === undefined)
      throw unfit('Value', t`${Key} is ${Value}: use a number of days from 1 to 60, or leave it out.`)
  }
  await keep(uow, 'feature', type, feature)
}

/** @throws ApiError Conflict where no files of the feature are taken */
export async function mustBeOn(uow: UnitOfWork, type: FeatureType): Promise<void> {
  if (!(await readFeature(uow, type)).Enabled)
    throw new ApiError('Conflict', t`${type} is turned off: turn it on in the settings of invitations, or use another.`)
}

/** Reminds the suppliers of a feature who have not answered for so many days, each three times at most. */
export async function remindLate(uow: UnitOfWork, type: FeatureType): Promise<void> {
  const { Enabled, Values = [] } = await readFeature(uow, type)
  const days = Enabled ? daysIn(Values) : undefined
  if (days === undefined) return
  for (const supplier of await store.silent(uow, { feature: type, days, maxMails })) await mailLater(uow, supplier)
}
