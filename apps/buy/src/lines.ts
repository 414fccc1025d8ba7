import { isDate, isDecimal } from '@kontor/kit'
import type { Category } from '@kontor/tradekit/categories'
import type { Input, Line, Requisition } from './api.ts'

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
  /** From which shop it came, and at what price. */
  readonly shop?: { readonly from: NonNullable<Line['PunchOut']>; readonly price: string } | undefined
}

/** What somebody needs, as it is typed. */
export interface TypedRequisition {
  readonly currency: string
  readonly note: string
  readonly neededBy: string
  readonly onBehalfOf: string | null
  readonly deliverTo: Requisition['DeliverTo']
  /** It becomes a blanket order, which is valid between these days. */
  readonly blanket?: { readonly from: string; readonly until: string } | undefined
  readonly lines: readonly TypedLine[]
}

export const emptyLine = (before?: Partial<TypedLine>): TypedLine => ({
  key: crypto.randomUUID(),
  name: '',
  description: '',
  quantity: '1',
  unit: 'C62',
  price: '',
  // Who orders several things mostly orders them of one supplier, for one cost centre.
  supplierId: before?.supplierId ?? null,
  supplierName: before?.supplierName ?? '',
  costCentre: before?.costCentre ?? '',
})

const typedLine = (line: Line): TypedLine => ({
  key: line.ID ?? crypto.randomUUID(),
  id: line.ID,
  name: line.Name,
  description: line.Description ?? '',
  quantity: line.Quantity.value,
  unit: line.Quantity.unitCode,
  price: line.Price?.value ?? '',
  sellersItemId: line.SellersItemID,
  ...(line.Tax && { tax: line.Tax }),
  ...(line.CommodityCode && { category: { code: line.CommodityCode, scheme: line.CommodityScheme } }),
  supplierId: line.SupplierConnectionId ?? null,
  supplierName: line.SupplierName ?? '',
  costCentre: line.AccountingCostCode ?? '',
  shop: line.PunchOut && { from: line.PunchOut, price: line.Price?.value ?? '' },
})

/** A new one, with what its writer's last one had. */
export const newRequisition = ({ Currency, DeliverTo }: Requisition, line: Partial<Line>): TypedRequisition => ({
  ...{ currency: Currency, note: '', neededBy: '', onBehalfOf: null, deliverTo: DeliverTo },
  lines: [emptyLine({ costCentre: line.AccountingCostCode ?? '' })],
})

export const typedOf = (saved: Requisition): TypedRequisition => ({
  currency: saved.Currency,
  note: saved.Note ?? '',
  neededBy: saved.NeededBy ?? '',
  onBehalfOf: saved.OnBehalfOfUserId ?? null,
  deliverTo: saved.DeliverTo,
  blanket: saved.Blanket && { from: saved.Blanket.From, until: saved.Blanket.Until },
  lines:
    saved.Lines.length === 0
      ? [emptyLine()]
      : saved.Lines.filter(({ MasterId }) => MasterId === undefined).map(typedLine),
})

/** A line in which nothing was typed is none. */
const isEmpty = ({ name, price, description }: TypedLine) =>
  [name, price, description].every((text) => text.trim() === '')

export const filledLines = ({ lines }: TypedRequisition): TypedLine[] => lines.filter((line) => !isEmpty(line))

/** What stands in the way of saving a line, by its field. */
export type LineField = 'name' | 'quantity' | 'price'
export function wrongIn({ name, quantity, price }: TypedLine): Partial<Record<LineField, 'missing' | 'number'>> {
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(quantity === '' ? { quantity: 'missing' } : !isDecimal(quantity) && { quantity: 'number' }),
    ...(price !== '' && !isDecimal(price) && { price: 'number' }),
  }
}

/** What is typed, as it is saved; empty lines are left out. */
export const inputOf = (typed: TypedRequisition): Input => ({
  Currency: typed.currency,
  ...(typed.note.trim() && { Note: typed.note.trim() }),
  ...(typed.neededBy && { NeededBy: typed.neededBy }),
  ...(typed.onBehalfOf !== null && { OnBehalfOfUserId: typed.onBehalfOf }),
  ...(typed.deliverTo && { DeliverTo: typed.deliverTo }),
  ...(typed.blanket && { Blanket: { From: typed.blanket.from, Until: typed.blanket.until } }),
  Lines: filledLines(typed).map((line) => ({
    Kind: 'plain' as const,
    ...(line.id !== undefined && { ID: line.id }),
    Name: line.name.trim(),
    ...(line.description.trim() && { Description: line.description.trim() }),
    Quantity: { value: line.quantity, unitCode: line.unit },
    ...(line.price !== '' && { Price: { value: line.price, currencyID: typed.currency } }),
    ...(line.sellersItemId !== undefined && { SellersItemID: line.sellersItemId }),
    ...(line.tax && { Tax: line.tax }),
    ...(line.category && { CommodityCode: line.category.code }),
    ...(line.category?.scheme && { CommodityScheme: line.category.scheme }),
    ...(line.supplierId !== null && { SupplierConnectionId: line.supplierId }),
    ...(line.costCentre.trim() && { AccountingCostCode: line.costCentre.trim() }),
  })),
})

/** What stands in the way of a blanket order: it has a first and a last day, and the last is not before the first. */
export function wrongPeriod({ blanket }: Pick<TypedRequisition, 'blanket'>): 'missing' | 'turned' | undefined {
  if (blanket === undefined) return undefined
  if (!isDate(blanket.from) || !isDate(blanket.until)) return 'missing'
  return blanket.until < blanket.from ? 'turned' : undefined
}
