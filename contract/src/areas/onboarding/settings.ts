import { BrandingSetting, FeatureSetting } from '../../entities/index.ts'
import { brandingTypes, featureTypes } from '../../enumerations/index.ts'
import { call, nothing, oneOf } from '../../words/index.ts'

const read = { may: 'onboarding.read' } as const
const write = { may: 'onboarding.write' } as const
const feature = { type: oneOf(featureTypes) }
const featureNeeds = { type: 'FeatureType is required' }
const branding = { type: oneOf(brandingTypes) }
const brandingNeeds = { type: 'BrandingType is required' }

/** ONB-13 to 16: features of onboarding, and how invitations look (F-125, F-126). */
export const settings = {
  saveFeature: call('POST onboarding/settings/feature/{type}', {
    id: 'ONB-13',
    says: 'Sets a feature of onboarding: whether files of it are taken, and by RemindAfterDays when its suppliers are reminded.',
    ...write,
    needs: featureNeeds,
    path: feature,
    body: FeatureSetting,
    returns: nothing(),
  }),

  readFeature: call('GET onboarding/settings/feature/{type}', {
    id: 'ONB-14',
    says: 'How a feature of onboarding is set.',
    ...read,
    needs: featureNeeds,
    path: feature,
    returns: FeatureSetting,
  }),

  saveBranding: call('POST onboarding/settings/branding/{type}', {
    id: 'ONB-15',
    says: 'Sets how invitations look.',
    ...write,
    needs: brandingNeeds,
    path: branding,
    body: BrandingSetting,
    returns: nothing(),
  }),

  readBranding: call('GET onboarding/settings/branding/{type}', {
    id: 'ONB-16',
    says: 'How invitations look.',
    ...read,
    needs: brandingNeeds,
    path: branding,
    returns: BrandingSetting,
  }),
}
