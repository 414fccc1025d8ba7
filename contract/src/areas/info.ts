import { errors } from '../errors.ts'
import { call, country, currency, list, maybe, oneOf, record, text, whole } from '../words/index.ts'

const errorCodes = Object.keys(errors) as (keyof typeof errors)[]
const code = text({ max: 60 })
const name = text({ max: 200 })
const open = { may: 'anyone' } as const

/** 002 §7 Info. */
export const info = {
  listCountries: call('GET info/countries', {
    id: 'INF-01',
    says: 'The countries of the world in the reader’s language, without those that are blocked (F-268).',
    may: 'anyone',
    returns: record({ Countries: list(record({ Code: country(), Name: text({ max: 100 }) })) }),
  }),

  readStatus: call('GET info/status', {
    id: 'INF-07',
    says: 'Whether the API answers, and its version.',
    may: 'anyone',
    returns: record({ Status: text({ max: 20 }), Version: text({ max: 40 }), ClusterId: text({ max: 100 }) }),
  }),

  listCompanyTypes: call('GET info/companytypes', {
    id: 'INF-02',
    says: 'The legal forms of companies, by country.',
    ...open,
    returns: record({ CompanyTypes: list(record({ Code: code, Name: name, Country: maybe(country()) })) }),
  }),

  listCountryProfiles: call('GET info/countryprofiles', {
    id: 'INF-03',
    says: 'What is the custom of each country: currency, identifiers, document profiles.',
    ...open,
    returns: record({
      CountryProfiles: list(
        record({
          Country: country(),
          Currency: currency(),
          IdentifierSchemes: list(code),
          AddressSchemes: list(code),
          DocumentProfiles: list(code),
        }),
      ),
    }),
  }),

  listErrorCodes: call('GET info/errorcodes', {
    id: 'INF-05',
    says: 'Every error code of the API and what it means.',
    ...open,
    returns: record({
      ErrorCodes: list(record({ Code: oneOf(errorCodes), Status: whole({ min: 400, max: 599 }), Message: text() })),
    }),
  }),

  listPaymentMeans: call('GET info/paymentmeans', {
    id: 'INF-06',
    says: 'The means of payment (UNCL 4461) that documents can name.',
    ...open,
    returns: record({ PaymentMeans: list(record({ Code: code, Name: name })) }),
  }),

  listTimeZones: call('GET info/timezones', {
    id: 'INF-08',
    says: 'The time zones of the world.',
    ...open,
    returns: record({ TimeZones: list(record({ Id: code, Name: name, OffsetMinutes: whole() })) }),
  }),
}
