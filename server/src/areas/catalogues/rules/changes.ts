import type { ItemRecord } from './records.ts'

export interface PriceChange {
  readonly item: ItemRecord
  readonly before: string
}

/** What becomes of a catalogue's items. */
export interface Changes {
  readonly added: readonly ItemRecord[]
  readonly changed: readonly ItemRecord[]
  /** The numbers of those that are gone. */
  readonly removed: readonly string[]
  readonly prices: readonly PriceChange[]
}

/** What new items change of those that are there. A price that is only written otherwise (1.5, 1.50) is the same. */
export function changesOf(before: readonly ItemRecord[], after: readonly ItemRecord[]): Changes {
  const known = new Map(before.map((item) => [item.sellersItemId, item]))
  const kept = new Set(after.map(({ sellersItemId }) => sellersItemId))
  const pairs = after.map((item) => ({ item, old: known.get(item.sellersItemId) }))
  return {
    added: pairs.flatMap(({ item, old }) => (old === undefined ? [item] : [])),
    changed: pairs.flatMap(({ item, old }) => (old !== undefined && isOther(old, item) ? [item] : [])),
    removed: before.flatMap(({ sellersItemId }) => (kept.has(sellersItemId) ? [] : [sellersItemId])),
    prices: pairs.flatMap(({ item, old }) =>
      old !== undefined && plain(old.price) !== plain(item.price) ? [{ item, before: old.price }] : [],
    ),
  }
}

const isOther = (old: ItemRecord, item: ItemRecord): boolean =>
  (Object.keys(item) as (keyof ItemRecord)[]).some((field) => old[field] !== item[field])

const plain = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)
