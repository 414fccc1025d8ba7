import type { SupplierProperty } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { whyNotAddress } from '../../platform/index.ts'
import { whyNotIdentifier } from '../companies/index.ts'
import { keysOfPartner, repeats } from '../imports/index.ts'
import { countryIn } from './rules/countries.ts'
import type { Row, Values } from './rules/rows.ts'

export interface RowError {
  readonly line: number
  readonly property: SupplierProperty
  readonly value: string
  readonly says: Message
}

/** Whom the company knows or has invited already. */
export interface Known {
  /** Partners' names by the keys of {@link keysOfRow}. */
  readonly partners: ReadonlyMap<string, string>
  /** Mail addresses, in lower case, of suppliers on their way in. */
  readonly invited: ReadonlySet<string>
}

/** By what a supplier is known: its name in its country, and its VAT number. */
export const keysOfRow = ({ CompanyName = '', Country = '', VatId = '' }: Values): string[] =>
  keysOfPartner({
    CompanyName,
    Country,
    Identifiers: VatId === '' ? [] : [{ scheme: vatScheme(Country), value: VatId }],
  })

export const vatScheme = (country: string): string => `${country}:VAT`

const addressOf = ({ Email = '' }: Values): string => Email.trim().toLowerCase()

/** What is to be mended in each row, in their order: a value that cannot be, one that stands twice, whom the company has. */
export async function errorsIn(rows: readonly Row[], known: Known): Promise<RowError[]> {
  const numbered = rows.map((row) => ({ Line: row.line, values: row.values }))
  const sameCompany = repeats(numbered, ({ values }) => (values.CompanyName ? keysOfRow(values) : []))
  const sameAddress = repeats(numbered, ({ values }) => (values.Email ? [addressOf(values)] : []))
  const errors: RowError[] = []
  for (const { line, values } of rows) {
    const add = (property: SupplierProperty, says: Message | undefined) => {
      if (says !== undefined) errors.push({ line, property, value: values[property] ?? '', says })
    }
    const before = errors.length
    add('CompanyName', whyNotName(values))
    add('Country', whyNotCountry(values))
    add('Email', whyNotEmail(values))
    add('VatId', await whyNotVatId(values))
    add('Language', whyNotLanguage(values))
    if (errors.length > before) continue
    const [first, other] = [sameCompany.get(line), sameAddress.get(line)]
    const partner = keysOfRow(values)
      .map((key) => known.partners.get(key))
      .find((name) => name !== undefined)
    if (first !== undefined) add('CompanyName', t`Line ${first} has the same company: leave one of them out.`)
    else if (other !== undefined)
      add('Email', t`Line ${other} has the same address: enter another one, or leave one of them out.`)
    else if (partner !== undefined) add('CompanyName', t`${partner} is your partner already: leave this line out.`)
    else if (known.invited.has(addressOf(values)))
      add(
        'Email',
        t`Someone was invited at ${values.Email ?? ''} already: enter another address, or leave this line out.`,
      )
  }
  return errors
}

const whyNotName = ({ CompanyName = '' }: Values): Message | undefined =>
  CompanyName === ''
    ? t`The name is missing: enter the name of the company.`
    : CompanyName.length > 200
      ? t`The name has more than 200 characters: shorten it.`
      : undefined

function whyNotCountry({ Country = '' }: Values): Message | undefined {
  if (Country === '') return t`The country is missing: enter its name, or two letters such as DE.`
  return countryIn(Country) === undefined
    ? t`${Country} is not a country: enter its name, or two letters such as DE.`
    : undefined
}

function whyNotEmail({ Email = '' }: Values): Message | undefined {
  if (Email === '') return t`The e-mail address is missing: enter the one to which the invitation goes.`
  const why = Email.length > 254 ? t`use at most 254 characters` : whyNotAddress(Email)
  return why && t`${Email} is not an e-mail address: ${why}.`
}

const whyNotVatId = async ({ Country = '', VatId = '' }: Values): Promise<Message | undefined> =>
  VatId === '' || countryIn(Country) === undefined ? undefined : whyNotIdentifier(vatScheme(Country), VatId)

function whyNotLanguage({ Language = '' }: Values): Message | undefined {
  if (Language === '') return undefined
  try {
    Intl.getCanonicalLocales(Language)
    return undefined
  } catch {
    return t`${Language} is not a language: enter its code, such as de or en-GB.`
  }
}
