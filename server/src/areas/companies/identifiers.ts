import { type Message, t } from '@kontor/i18n'
import type { Validator } from 'stdnum'
import { unfit } from '../../platform/index.ts'
import type { SchemeValue } from './records.ts'

/** GS1: thirteen digits, every other one from the right counts three times. */
function isGln(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const [check = 0, ...rest] = [...text].map(Number).reverse()
  const sum = rest.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}

/** ISO 13616: letters count from ten, the first four characters come last, and 1 is left modulo 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

const byScheme: Readonly<Record<string, { fits: (text: string) => boolean; messageFor: (value: string) => Message }>> =
  {
    GLN: {
      fits: isGln,
      messageFor: (value) => t`${value} is not a GLN: enter its 13 digits, the last of which is a check digit.`,
    },
    DUNS: {
      fits: (text) => /^\d{9}$/.test(text),
      messageFor: (value) => t`${value} is not a D-U-N-S number: enter its 9 digits.`,
    },
    IBAN: { fits: isIban, messageFor: (value) => t`${value} is not an IBAN: its check digits do not match.` },
  }

/** What the tax and company numbers of a country are checked by, where the library knows them: `DE:VAT`, `DK:CVR`. */
async function validatorsOf(scheme: string): Promise<readonly Validator[]> {
  const { euVat, stdnum } = await import('stdnum')
  const [country = '', name = ''] = scheme.split(':')
  const own = (stdnum as Record<string, Record<string, Validator> | undefined>)[country]
  const found = own?.[name.toLowerCase()]
  if (found !== undefined) return [found]
  if (!['VAT', 'TVA', 'MWST', 'UST', 'IVA', 'MOMS'].includes(name)) return []
  return (euVat as Record<string, readonly Validator[] | undefined>)[country] ?? (own?.['vat'] ? [own['vat']] : [])
}

/**
 * Why a value cannot be an identifier of this scheme: its form or its check digits are wrong. Schemes that nobody here
 * knows take any value.
 *
 * @param scheme `DE:VAT`, `GLN`, `DUNS`, `IBAN` …
 */
export async function whyNotIdentifier(scheme: string, value: string): Promise<Message | undefined> {
  const [name, text] = [scheme.trim().toUpperCase(), value.replaceAll(/[\s.-]/g, '').toUpperCase()]
  if (text === '') return undefined
  const own = byScheme[name]
  if (own !== undefined) return own.fits(text) ? undefined : own.messageFor(value)
  const validators = await validatorsOf(name)
  if (validators.length === 0 || validators.some((one) => one.validate(text).isValid)) return undefined
  return t`${value} is not a number of the scheme ${name}: check its digits.`
}

/**
 * Refuses the first value that cannot be an identifier of its scheme.
 *
 * @param field the list’s name in the request
 * @throws ApiError BadRequest, naming the field and the place in it
 */
export async function mustBeIdentifiers(
  field: string,
  identifiers: readonly SchemeValue[],
  isChecked: (identifier: SchemeValue) => boolean = () => true,
): Promise<void> {
  for (const [index, identifier] of identifiers.entries()) {
    const why = isChecked(identifier) ? await whyNotIdentifier(identifier.scheme, identifier.value) : undefined
    if (why !== undefined) throw unfit(field, why, { index: String(index) })
  }
}
