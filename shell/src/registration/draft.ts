import type { RegistrationApi } from './registration-api.ts'

export type Body = Parameters<RegistrationApi['registration']['registerCompany']>[0]['body']

/** The numbers that a company may be known by. */
export const identifiers = ['vat', 'national', 'gln', 'duns', 'iban'] as const
export type Identifier = (typeof identifiers)[number]

/** Where the tax number of a country's companies goes by another name than VAT. */
const taxSchemes: Readonly<Record<string, string>> = { DK: 'DK:CVR', FR: 'FR:TVA' }

/** The number under which a country registers companies, where it is another than the tax number. */
const nationalSchemes: Readonly<Record<string, string>> = {
  AT: 'AT:BUSINESSID',
  CH: 'CH:UID',
  EE: 'EE:REGISTRIKOOD',
  FI: 'FI:YTUNNUS',
  FR: 'FR:SIRET',
  NO: 'NO:ORGNR',
  PL: 'PL:REGON',
  SE: 'SE:ORGNR',
}

function schemeOf(identifier: Identifier, country: string): string {
  if (identifier === 'vat') return taxSchemes[country] ?? `${country}:VAT`
  if (identifier === 'national') return nationalSchemes[country] ?? `${country}:REG`
  return identifier.toUpperCase()
}

/** What is typed on the page. */
export interface Draft {
  readonly company: string
  /** ISO 3166-1 alpha-2; empty while none is chosen. */
  readonly country: string
  /** ISO 4217 */
  readonly currency: string
  readonly identifiers: Readonly<Record<Identifier, string>>
  /** A picture in PNG or JPEG. */
  readonly logo: File | undefined
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

export const emptyDraft: Draft = {
  company: '',
  country: '',
  currency: '',
  identifiers: { vat: '', national: '', gln: '', duns: '', iban: '' },
  logo: undefined,
  firstName: '',
  lastName: '',
  email: '',
  password: '',
}

export type RequiredField = 'company' | 'country' | 'currency' | 'lastName' | 'email'

const required: readonly RequiredField[] = ['company', 'country', 'currency', 'lastName', 'email']

/** The fields that have to be filled and are not, in their order. */
export const missingIn = (draft: Draft): readonly RequiredField[] =>
  required.filter((field) => draft[field].trim() === '')

/** The draft as it is sent; identifiers without a value stay away. */
export const bodyOf = (draft: Draft, token: string, { language, zone }: { language: string; zone: string }): Body => ({
  ...(token === '' ? {} : { Token: token }),
  Company: {
    CompanyName: draft.company.trim(),
    Country: draft.country,
    Currency: draft.currency,
    Identifiers: identifiers
      .map((one) => ({ scheme: schemeOf(one, draft.country), value: draft.identifiers[one].trim() }))
      .filter(({ value }) => value !== ''),
  },
  Administrator: {
    FirstName: draft.firstName.trim(),
    LastName: draft.lastName.trim(),
    Username: draft.email.trim(),
    Password: draft.password,
    Language: language,
    TimeZone: zone,
  },
})
