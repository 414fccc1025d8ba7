import type { Connection } from '../api.ts'

const lineOf = ({ AddressLines }: Pick<Connection, 'AddressLines'>, ...schemes: readonly string[]): string =>
  AddressLines.find(({ scheme, value }) => value !== '' && schemes.includes(scheme.toLowerCase()))?.value ?? ''

export const cityOf = (partner: Pick<Connection, 'AddressLines'>): string => lineOf(partner, 'city')

/** A country as the reader calls it; its code where they have no word for it. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code

/** An address in lines, as on a letter. */
export function addressOf(partner: Pick<Connection, 'AddressLines' | 'Country'>, locale: string): string[] {
  const lines = [
    [lineOf(partner, 'street', 'addressline', 'address'), lineOf(partner, 'buildingnumber', 'number')],
    [lineOf(partner, 'zip', 'postalcode', 'postalzone'), cityOf(partner)],
    [countryName(partner.Country, locale)],
  ]
  return lines.map((words) => words.filter(Boolean).join(' ')).filter((line) => line !== '')
}
