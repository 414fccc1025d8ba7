import type { Areas, SupplierProperty } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, unfit } from '../../../platform/index.ts'
import { type BrandingType, readBranding, saveBranding } from '../branding.ts'
import { readFeature, saveFeature } from '../features.ts'
import type { FeatureType } from '../records.ts'
import { properties } from '../rules/headings.ts'

type Calls = 'listMappings' | 'saveFeature' | 'readFeature' | 'saveBranding' | 'readBranding'

export const settingHandlers: Pick<Handlers<Areas['onboarding']>, Calls> = {
  listMappings: async (_input, context) => {
    const Mappings = []
    for (const [property, { type, says, required }] of Object.entries(properties))
      Mappings.push({
        Header: await context.translate(says),
        Type: type,
        Property: property as SupplierProperty,
        Required: required,
      })
    return { Mappings }
  },

  saveFeature: ({ params, body }, context) =>
    context.write((uow) => saveFeature(uow, params.type as FeatureType, body)),

  readFeature: ({ params }, context) => context.read((uow) => readFeature(uow, params.type as FeatureType)),

  saveBranding: ({ params, body }, context) =>
    context.write(async (uow) => {
      const { LogoUrl } = body
      if (LogoUrl !== undefined && !isPicture(LogoUrl))
        throw unfit('LogoUrl', t`LogoUrl is ${LogoUrl}: use an address that begins with https://.`)
      const filled = Object.entries(body).filter(([, value]) => value.trim() !== '')
      await saveBranding(uow, params.type as BrandingType, Object.fromEntries(filled))
    }),

  readBranding: ({ params }, context) => context.read((uow) => readBranding(uow, params.type as BrandingType)),
}

const isPicture = (address: string): boolean => address === '' || URL.parse(address)?.protocol === 'https:'
