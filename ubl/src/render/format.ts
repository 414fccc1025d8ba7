import { decimalOf, decimalsIn, digitsOf, hundred } from '../decimal.ts'

/** Numbers, dates and names in the reader's locale. What is not a number or a date is shown as it was written. */
export type Format = {
  /** with the digits of its currency, or more where the document has more; exact */
  amount(value: string, currency: string): string
  /** without trailing zeros; exact */
  quantity(value: string): string
  percent(value: string): string
  date(value: string): string
  country(code: string): string
}

export function formatFor(locale: string): Format {
  const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  const dates = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'medium', timeZone: 'UTC' })
  const numbers = new Map<string, Intl.NumberFormat>()
  const print = (value: string, options: Intl.NumberFormatOptions): string => {
    const key = JSON.stringify(options)
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
    numbers.set(key, format)
    // A string is formatted digit by digit (ECMA-402 §16.5.16): no amount ever becomes a floating point number.
    return format.format(value as Intl.StringNumericLiteral).replace('-', '−')
  }
  return {
    amount: (value, currency) => {
      const decimal = decimalOf(value)
      if (!decimal) return value
      const digits = Math.max(decimalsIn(value), digitsOf(currency))
      return print(decimal.toFixed(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
    },
    quantity: (value) => {
      const decimal = decimalOf(value)
      return decimal ? print(decimal.toFixed(), { maximumFractionDigits: decimal.decimalPlaces() }) : value
    },
    percent: (value) => {
      const share = decimalOf(value)?.dividedBy(hundred)
      if (!share) return value
      return print(share.toFixed(), { style: 'percent', maximumFractionDigits: Math.max(0, share.decimalPlaces() - 2) })
    },
    date: (value) => {
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
      if (!year || !month || !day || +month < 1 || +month > 12 || +day < 1 || +day > 31) return value
      // The year 26 must not look like 2026: as written it is seen to be wrong.
      if (+year < 1000) return value
      // UTC on both ends, so that no time zone can move a business date (BT-2).
      return dates.format(new Date(Date.UTC(+year, +month - 1, +day)))
    },
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  }
}
