import { decimalOf, digitsOf, hundredth } from '../decimal.ts'

/** Why an allowance is one: a discount (UNCL5189). */
export const discountCode = '95'

/** What may be taken off a bill that is paid early. */
export type Discount = {
  /** whole days after the day of issue */
  readonly days: string
  /** per cent of the base */
  readonly percent: string
  /** of which amount, where not of all that is due */
  readonly base?: string | undefined
}

/** Payment terms (BT-20) have one on a line of its own, as XRechnung writes it (BR-DE-18), and others less strictly. */
const discountLine =
  /^#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}(?:\.\d{1,4})?)(?:#BASISBETRAG=(-?\d{1,18}(?:\.\d{1,4})?))?#$/

export const isDiscountLine = (line: string): boolean => discountLine.test(line.trim())

const linesOf = (terms: string | undefined): string[] => terms?.split(/\r?\n/) ?? []

/** A discount of a line; undefined for words. */
function discountOf(line: string): Discount | undefined {
  const [, days, percent, base] = discountLine.exec(line.trim()) ?? []
  return days !== undefined && percent !== undefined ? { days, percent, ...(base && { base }) } : undefined
}

/** The discounts that payment terms (BT-20) grant, in their order. */
export const discountsIn = (terms: string | undefined): Discount[] =>
  linesOf(terms).flatMap((line) => discountOf(line) ?? [])

/** What payment terms say beside the discounts. */
export const wordsOfTerms = (terms: string | undefined): string =>
  linesOf(terms)
    .filter((line) => discountOf(line) === undefined)
    .join('\n')
    .trim()

/** Payment terms of words and discounts; one that is not complete yet is left out. */
export function termsOf(words: string, discounts: readonly Discount[]): string | undefined {
  const lines = discounts.map(writtenDiscount).filter((line) => line !== undefined)
  return [...(words.trim() === '' ? [] : [words]), ...lines].join('\n') || undefined
}

function writtenDiscount({ days, percent, base }: Discount): string | undefined {
  const share = decimalOf(percent)
  if (!/^\d{1,4}$/.test(days) || share === undefined || share.lte(0) || share.gt(100)) return undefined
  const of = decimalOf(base)
  return `#SKONTO#TAGE=${Number(days)}#PROZENT=${share.toFixed(2)}#${of ? `BASISBETRAG=${of.toFixed(2)}#` : ''}`
}

/** A bill, as far as a discount is counted by it. */
export type Bill = { readonly issueDate: string; readonly payable: string; readonly currency: string }

/** Until when a discount may be taken, and how much; undefined where the bill has no such day or amount. */
export function takenOff(discount: Discount, bill: Bill): { until: string; amount: string } | undefined {
  const last = new Date(Date.parse(`${bill.issueDate}T00:00:00Z`) + Number(discount.days) * 86_400_000)
  const of = decimalOf(discount.base) ?? decimalOf(bill.payable)
  const share = decimalOf(discount.percent)
  if (Number.isNaN(last.getTime()) || of === undefined || share === undefined) return undefined
  return {
    until: last.toISOString().slice(0, 10),
    amount: of.times(share).times(hundredth).toFixed(digitsOf(bill.currency)),
  }
}
