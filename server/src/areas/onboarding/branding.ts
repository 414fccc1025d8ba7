import type { BrandingSetting, brandingTypes, Of } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { putSetting, settingOf } from '../companies/index.ts'
import type { FeatureType } from './records.ts'

export type Branding = Of<typeof BrandingSetting>
export type BrandingType = (typeof brandingTypes)[number]

const tag = 'onboarding'
const keyOf = (type: BrandingType) => `branding.${type}`

/** How invitations of a type look; nothing where nobody has set it. */
export async function readBranding(uow: UnitOfWork, type: BrandingType): Promise<Branding> {
  const kept = await settingOf(uow, tag, keyOf(type))
  return kept === undefined ? {} : (JSON.parse(kept) as Branding)
}

export const saveBranding = (uow: UnitOfWork, type: BrandingType, branding: Branding): Promise<void> =>
  putSetting(uow, { tag, key: keyOf(type), value: JSON.stringify(branding) })

/** How a supplier's invitation looks: those who sign up by themselves are met in another way than those who are asked. */
export const brandingOf = (uow: UnitOfWork, feature: FeatureType): Promise<Branding> =>
  readBranding(uow, feature === 'SELF_SERVICE_CAMPAIGN_ONBOARDING' ? 'selfServiceCampaign' : 'invitedByOption')
