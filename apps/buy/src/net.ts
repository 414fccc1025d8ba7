import { isDecimal } from '@kontor/kit'
import { type Totals, totalsOf } from '@kontor/ubl'
import { boughtOf } from './bundles.ts'
import type { TypedLine } from './typed-line.ts'

const unnamedParty = { name: '' }

/** What lines come to, to the cent, by the arithmetic of documents; what is no number yet counts as nothing. */
export const typedTotals = (lines: readonly TypedLine[], currency: string): Totals =>
  totalsOf({
    ...{ type: 'Order', id: '', issueDate: '', currency, seller: unnamedParty, buyer: unnamedParty },
    lines: boughtOf(lines).map(({ key, name, quantity, unit, price, tax }) => ({
      ...{ id: key, name, quantity, unit, price },
      tax: { category: tax?.Category ?? '', percent: tax?.Percent ?? '' },
    })),
  })

/** The same without tax. */
export const netSumOf = (lines: readonly TypedLine[], currency: string): string =>
  typedTotals(lines, currency).lineExtension

/** What one line comes to; undefined while it cannot be told. */
export const lineNetOf = (line: TypedLine): string | undefined =>
  isDecimal(line.price) && isDecimal(line.quantity) ? netSumOf([line], 'EUR') : undefined
