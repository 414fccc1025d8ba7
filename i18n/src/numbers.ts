import { kept } from './kept.ts'

const DECIMAL = /^-?\d+(\.\d+)?$/

/** Most decimals that Intl can show; no amount in a trade document has more. */
const MOST_DECIMALS = 20

const formats = new Map<string, Intl.NumberFormat>()
const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(formats, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))

/** Intl formats a decimal string by its exact value (ECMA-402 Number.format v3); only the compiler wants to hear so. */
const exact = (value: string) => value as Intl.StringNumericLiteral

const decimalsOf = (value: string) => Math.min(value.split('.')[1]?.length ?? 0, MOST_DECIMALS)

const currencyFormat = (locale: string, currency: string, decimals: number) => {
  const usual = numberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: Math.max(usual, decimals) })
}
const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code)

/**
 * An amount with its currency, the one way in which money is written: the code before the figures of the reader's locale.
 * '1234.5', 'EUR' is "EUR 1,234.50" in en-US, "EUR 1.234,50" in de-DE: "$" or "kr." would be several currencies.
 * Exact: it never passes through a floating-point number, and no decimal that it has is rounded away.
 * @param value decimal string; what is none is shown as it stands
 * @param currency ISO 4217
 */
export function formatAmount(value: string, currency: string, locale: string): string {
  if (!DECIMAL.test(value) || !isCurrency(currency)) return `${value} ${currency}`.trim()
  return `${currency}\u00a0${amountParts(value, currency, locale).number}`
}

/** The same in parts, for a small currency beside large figures: `number` is the whole amount with its sign. */
export function amountParts(value: string, currency: string, locale: string): { number: string; currency: string } {
  if (!DECIMAL.test(value) || !isCurrency(currency)) return { number: value, currency }
  return { number: amountFormat(locale, currency, decimalsOf(value)).format(exact(value)), currency }
}

const amountFormats = new Map<string, Intl.NumberFormat>()

/** With the decimals of the currency, without its sign. Made once: a list writes hundreds of amounts while it is scrolled. */
const amountFormat = (locale: string, currency: string, decimals: number) =>
  kept(amountFormats, `${locale} ${currency} ${decimals}`, () => {
    const { minimumFractionDigits, maximumFractionDigits } = currencyFormat(
      locale,
      currency,
      decimals,
    ).resolvedOptions()
    return numberFormat(locale, {
      ...(minimumFractionDigits === undefined ? {} : { minimumFractionDigits }),
      ...(maximumFractionDigits === undefined ? {} : { maximumFractionDigits }),
    })
  })

/** A quantity, price or other decimal string with all of its decimals but trailing zeros; what is none stands as it is. */
export function formatQuantity(value: string, locale: string): string {
  if (!DECIMAL.test(value)) return value
  return numberFormat(locale, { maximumFractionDigits: decimalsOf(value) }).format(exact(value))
}

/** A rate in percent, e.g. of a tax: '19' is "19%" in en-US, "19 %" in de-DE. */
export function formatPercent(value: string, locale: string): string {
  if (!DECIMAL.test(value)) return value
  const options = { style: 'unit', unit: 'percent', maximumFractionDigits: decimalsOf(value) } as const
  return numberFormat(locale, options).format(exact(value))
}

/** A count. */
export const formatCount = (count: number | bigint, locale: string): string => numberFormat(locale, {}).format(count)
