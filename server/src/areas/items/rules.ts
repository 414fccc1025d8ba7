import type { ItemSide, TradeType } from '@kontor/contract'
import { type LineForm, schemeName, type TradeForm } from '@kontor/ubl'

/** What a line says of what it is about. */
export interface Learned {
  readonly side: ItemSide
  readonly known_by: string
  readonly name: string
  readonly description: string | null
  readonly sellers_item_id: string | null
  readonly buyers_item_id: string | null
  readonly standard_item_id: string | null
  readonly standard_scheme: string | null
  readonly unit: string
  readonly price: string | null
  readonly currency: string | null
  readonly vat_category: string | null
  readonly vat_rate: string | null
  readonly commodity_code: string | null
  /** As people call it: CPV, UNSPSC. */
  readonly commodity_scheme: string | null
}

/** Documents whose lines say what is traded at which price, and who writes them. */
const taught: Readonly<Partial<Record<TradeType, ItemSide>>> = {
  invoice: 'SALES',
  quote: 'SALES',
  order: 'PURCHASES',
}

export const sideTaught = (type: TradeType): ItemSide | undefined => taught[type]

/** By which an item is known again: the number that its seller gave it, else its name. */
export const knownBy = ({ name, sellersItemId }: Pick<LineForm, 'name' | 'sellersItemId'>): string =>
  (sellersItemId?.trim() || name.trim()).toLowerCase()

/** A code that is longer than a line has room for is none. */
function classified({ classification }: LineForm): Pick<Learned, 'commodity_code' | 'commodity_scheme'> {
  const { code, scheme } = classification ?? {}
  if (code === undefined || code.length > 20) return { commodity_code: null, commodity_scheme: null }
  return { commodity_code: code, commodity_scheme: scheme ? schemeName(scheme).slice(0, 20) : null }
}

/** A document of a thousand lines teaches the first of them. */
const maxLines = 200

/** What a document that was sent teaches, each item once: the last line that has it. A price for several units is not one of one. */
export function learned(form: TradeForm, side: ItemSide): Learned[] {
  const items = new Map<string, Learned>()
  for (const line of form.lines.slice(0, maxLines)) {
    const known_by = knownBy(line)
    if (known_by === '') continue
    const isOfOne = line.baseQuantity === undefined || /^1(\.0*)?$/.test(line.baseQuantity)
    const price = isOfOne && line.price !== '' ? line.price : null
    items.set(known_by, {
      ...{ side, known_by, name: line.name.trim(), description: line.description ?? null },
      ...{ sellers_item_id: line.sellersItemId ?? null, buyers_item_id: line.buyersItemId ?? null },
      ...{ standard_item_id: line.standardItemId?.value ?? null, standard_scheme: line.standardItemId?.scheme ?? null },
      ...{ unit: line.unit, price, currency: price === null ? null : form.currency },
      ...{ vat_category: line.tax.category || null, vat_rate: line.tax.percent || null },
      ...classified(line),
    })
  }
  return [...items.values()]
}
