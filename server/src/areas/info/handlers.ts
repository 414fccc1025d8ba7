import { type Areas, errors } from '@kontor/contract'
import { codeNames } from '@kontor/ubl'
import type { Handlers } from '../../platform/index.ts'
import { countriesIn } from './countries.ts'
import { customs } from './country-profiles.ts'
import { legalForms } from './legal-forms.ts'
import { zonesAt } from './time-zones.ts'

/** The lines of an address, by the schemes of responses.md B. */
const addressSchemes = ['buildingnumber', 'street', 'city', 'zip', 'state', 'locality', 'country']

export const createHandlers = (version: string, documentProfiles: readonly string[]): Handlers<Areas['info']> => ({
  listCountries: async (_input, { language }) => ({ Countries: countriesIn(language) }),

  readStatus: async (_input, { platform }) => ({
    Status: 'OK',
    Version: version,
    ClusterId: new URL(platform.settings.shellOrigin).hostname,
  }),

  listCompanyTypes: async () => ({
    CompanyTypes: Object.entries(legalForms).flatMap(([Country, forms]) =>
      forms.map((Name) => ({ Code: `${Country}:${Name}`.slice(0, 60), Name, Country })),
    ),
  }),

  listCountryProfiles: async () => ({
    CountryProfiles: Object.entries(customs).map(([Country, { currency, schemes }]) => ({
      Country,
      Currency: currency,
      IdentifierSchemes: [...schemes, '0088'],
      AddressSchemes: addressSchemes,
      DocumentProfiles: [...documentProfiles],
    })),
  }),

  listErrorCodes: async () => ({
    ErrorCodes: (Object.keys(errors) as (keyof typeof errors)[]).map((Code) => ({
      Code,
      Status: errors[Code].status,
      Message: errors[Code].means,
    })),
  }),

  listPaymentMeans: async () => ({
    PaymentMeans: (await codeNames('UNCL4461')).map(({ code, name }) => ({ Code: code, Name: name.slice(0, 200) })),
  }),

  listTimeZones: async (_input, { language, platform }) => ({ TimeZones: zonesAt(platform.clock.now(), language) }),
})
