import type { Category } from '@kontor/tradekit/categories'
import type { Line } from './api.ts'

export type Code = NonNullable<Line['Coding']>[number]

/** A line as it is typed: decimals are text until they are numbers. */
export interface TypedLine {
  /** Of the row, for as long as the screen is open. */
  readonly key: string
  readonly id?: string | undefined
  readonly name: string
  readonly description: string
  readonly quantity: string
  readonly unit: string
  readonly price: string
  readonly sellersItemId?: string | undefined
  readonly tax?: Line['Tax']
  readonly category?: Category | undefined
  readonly supplierId: string | null
  readonly supplierName: string
  readonly costCentre: string
  /** Codes of the company's lists, one of each. */
  readonly codes: readonly Code[]
  readonly note: string
  /** By when this line is needed, where that is another day than that of the whole. */
  readonly neededBy: string
  /** For what it is needed, by a code of the company’s own. */
  readonly purpose: string
  /** From which shop it came, and at what price. */
  readonly shop?: { readonly from: NonNullable<Line['PunchOut']>; readonly price: string } | undefined
  /** The master of a bundle: it has a name, and what it comes to is the sum of its items. */
  readonly isBundle?: boolean | undefined
  /** Of an item of a bundle: the row of its master. */
  readonly masterKey?: string | undefined
}

export const emptyLine = (before?: Partial<TypedLine>): TypedLine => ({
  key: crypto.randomUUID(),
  name: '',
  description: '',
  quantity: '1',
  unit: 'C62',
  price: '',
  // Who orders several things mostly orders them of one supplier, for one cost centre, at one rate of tax.
  supplierId: before?.supplierId ?? null,
  supplierName: before?.supplierName ?? '',
  costCentre: before?.costCentre ?? '',
  ...{ codes: [], note: '', neededBy: '', purpose: '', ...(before?.tax && { tax: before.tax }) },
})
