import { isDate, isDecimal } from '@kontor/kit'
import type { Input, Line, Requisition } from './api.ts'
import { idsOf, isMaster, itemsOf } from './bundles.ts'
import { emptyLine, type TypedLine } from './typed-line.ts'

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
  codes: line.Coding ?? [],
  note: line.Note ?? '',
  neededBy: line.RequestedDeliveryDate ?? '',
  purpose: line.RequisitionPurposeCode ?? '',
  shop: line.PunchOut && { from: line.PunchOut, price: line.Price?.value ?? '' },
  ...(line.Kind === 'bundle' && line.MasterId === undefined && { isBundle: true }),
  ...(line.MasterId !== undefined && { masterKey: line.MasterId }),
})

/** A new one, with what its writer's last one had. */
export const newRequisition = ({ Currency, DeliverTo }: Requisition, line: Partial<Line>): TypedRequisition => ({
  ...{ currency: Currency, note: '', neededBy: '', onBehalfOf: null, deliverTo: DeliverTo },
  lines: [emptyLine({ costCentre: line.AccountingCostCode ?? '', tax: line.Tax })],
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
      : // Items stand behind their master, wherever a program has put them.
        saved.Lines.filter(({ MasterId }) => MasterId === undefined).flatMap((line) =>
          [line, ...saved.Lines.filter(({ MasterId }) => MasterId !== undefined && MasterId === line.ID)].map(
            typedLine,
          ),
        ),
})

/** A line in which nothing was typed is none. */
const isEmpty = ({ name, price, description }: TypedLine) =>
  [name, price, description].every((text) => text.trim() === '')

/** Lines in which something was typed. A bundle has its name and an item, whichever of them was typed. */
export function filledLines({ lines }: Pick<TypedRequisition, 'lines'>): TypedLine[] {
  const isFilled = (line: TypedLine): boolean => {
    if (isMaster(line)) return !isEmpty(line) || itemsOf(lines, line).some((item) => !isEmpty(item))
    if (!isEmpty(line) || line.masterKey === undefined) return !isEmpty(line)
    const master = lines.find(({ key }) => key === line.masterKey)
    const items = lines.filter(({ masterKey }) => masterKey === line.masterKey)
    return items[0] === line && items.every(isEmpty) && master !== undefined && !isEmpty(master)
  }
  return lines.filter(isFilled)
}

/** What stands in the way of saving a line, by its field. */
export type LineField = 'name' | 'quantity' | 'price' | 'tax' | 'neededBy'
export function lineProblems({
  name,
  quantity,
  price,
  tax,
  neededBy,
}: TypedLine): Partial<Record<LineField, 'missing' | 'number' | 'day'>> {
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(quantity === '' ? { quantity: 'missing' } : !isDecimal(quantity) && { quantity: 'number' }),
    ...(price !== '' && !isDecimal(price) && { price: 'number' }),
    ...(neededBy !== '' && !isDate(neededBy) && { neededBy: 'day' }),
    ...(tax && !isDecimal(tax.Percent) && { tax: tax.Percent === '' ? 'missing' : 'number' }),
  }
}

/** What is typed, as it is saved; empty lines are left out. */
export const inputOf = (typed: TypedRequisition): Input => {
  const lines = filledLines(typed)
  const ids = idsOf(lines)
  return { ...headOf(typed), Lines: lines.map((line) => lineInput(line, typed.currency, ids)) }
}

const headOf = (typed: TypedRequisition): Omit<Input, 'Lines'> => ({
  Currency: typed.currency,
  ...(typed.note.trim() && { Note: typed.note.trim() }),
  ...(typed.neededBy && { NeededBy: typed.neededBy }),
  ...(typed.onBehalfOf !== null && { OnBehalfOfUserId: typed.onBehalfOf }),
  ...(typed.deliverTo && { DeliverTo: typed.deliverTo }),
  ...(typed.blanket && { Blanket: { From: typed.blanket.from, Until: typed.blanket.until } }),
})

function lineInput(line: TypedLine, currency: string, ids: ReadonlyMap<string, string>): Input['Lines'][number] {
  const id = ids.get(line.key)
  const masterId = ids.get(line.masterKey ?? '')
  return {
    Kind: isMaster(line) || masterId !== undefined ? 'bundle' : 'plain',
    ...(masterId !== undefined && { MasterId: masterId }),
    ...(id !== undefined && { ID: id }),
    Name: line.name.trim(),
    ...(line.description.trim() && { Description: line.description.trim() }),
    Quantity: { value: line.quantity, unitCode: line.unit },
    ...(line.price !== '' && { Price: { value: line.price, currencyID: currency } }),
    ...(line.sellersItemId !== undefined && { SellersItemID: line.sellersItemId }),
    ...(line.tax && isDecimal(line.tax.Percent) && { Tax: line.tax }),
    ...(line.category && { CommodityCode: line.category.code }),
    ...(line.category?.scheme && { CommodityScheme: line.category.scheme }),
    ...(line.supplierId !== null && { SupplierConnectionId: line.supplierId }),
    ...(line.costCentre.trim() && { AccountingCostCode: line.costCentre.trim() }),
    ...(line.codes.length > 0 && { Coding: [...line.codes] }),
    ...(line.note.trim() && { Note: line.note.trim() }),
    ...(line.neededBy && { RequestedDeliveryDate: line.neededBy }),
    ...(line.purpose.trim() && { RequisitionPurposeCode: line.purpose.trim() }),
  }
}

/** What stands in the way of a blanket order: it has a first and a last day, and the last is not before the first. */
export function periodProblem({ blanket }: Pick<TypedRequisition, 'blanket'>): 'missing' | 'turned' | undefined {
  if (blanket === undefined) return undefined
  if (!isDate(blanket.from) || !isDate(blanket.until)) return 'missing'
  return blanket.until < blanket.from ? 'turned' : undefined
}

/** Whether the day by which it is needed is half typed. */
export const isWrongDay = ({ neededBy }: Pick<TypedRequisition, 'neededBy'>): boolean =>
  neededBy !== '' && !isDate(neededBy)

/** Whether nothing of what is typed is wrong: the server takes it as a draft. */
export function canBeSaved(typed: TypedRequisition): boolean {
  const isWrongLine = filledLines(typed).some((line) => Object.keys(lineProblems(line)).length > 0)
  return !isWrongDay(typed) && !isWrongLine && periodProblem(typed) === undefined
}
