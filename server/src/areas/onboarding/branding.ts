import type { BrandingSetting, brandingTypes, Of } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { keep, readKept } from './kept-settings.ts'
import type { FeatureType } from './records.ts'

export type Branding = Of<typeof BrandingSetting>
export type BrandingType = (typeof brandingTypes)[number]

/** How invitations of a type look; nothing where nobody has set it. */
export const readBranding = async (uow: UnitOfWork, type: BrandingType): Promise<Branding> =>
  (await readKept(uow, 'branding', type)) ?? {}

export const saveBranding = (uow: UnitOfWork, type: BrandingType, branding: Branding): Promise<void> =>
  keep(uow, 'branding', type, branding)

/** How a supplier's invitation looks: those who sign up by themselves are met in another way than those who are asked. */
export const brandingOf = (uow: UnitOfWork, feature: FeatureType): Promise<Branding> =>
  readBranding(uow, feature === 'SELF_SERVICE_CAMPAIGN_ONBOARDING' ? 'selfServiceCampaign' : 'invitedByOption')
