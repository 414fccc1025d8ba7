import type { CatalogueField } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Mark, markOf } from './decimals.ts'
import { itemOf } from './item.ts'
import type { ItemRecord } from './records.ts'
import type { Finding, Source, SourceRow } from './source.ts'

/** The most items of a catalogue. */
export const maxItems = 20_000

const decimals = [
  'Price',
  'BaseQuantity',
  'TaxPercent',
  'MinimumOrderQuantity',
  'OrderQuantityIncrement',
] as const satisfies readonly CatalogueField[]

/** What a file says, item by item, and everything that is wrong with it, in the order of its rows. */
export function itemsIn(
  source: Source,
  currency: string,
): { readonly items: readonly ItemRecord[]; readonly findings: readonly Finding[] } {
  const { rows } = source
  const first = rows[0]?.row ?? 1
  if (rows.length === 0)
    return {
      items: [],
      findings: [{ row: first, says: t`The file has no items: add a row for each below the headings.` }],
    }
  if (rows.length > maxItems) {
    const says = t`The file has ${rows.length} items, and a catalog can have ${maxItems}: split it into several catalogs.`
    return { items: [], findings: [{ row: first, says }] }
  }
  const mark: Mark | undefined = source.point === '.' ? '.' : markOf(numbersIn(rows))
  const items: ItemRecord[] = []
  const findings: Finding[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const read = itemOf(row, { currency, mark })
    const number = read.item?.sellersItemId ?? row.cells.SellersItemID?.trim() ?? ''
    const before = seen.get(number)
    findings.push(...read.findings)
    if (before !== undefined && number !== '') {
      const says = t`The item number ${number} is in row ${before} already: keep one of them.`
      findings.push({ row: row.row, field: 'SellersItemID', value: number.slice(0, 100), says })
    } else if (read.item !== undefined) items.push(read.item)
    seen.set(number, before ?? row.row)
  }
  return { items, findings }
}

function* numbersIn(rows: readonly SourceRow[]): Generator<string> {
  for (const { cells } of rows) for (const field of decimals) yield cells[field] ?? ''
}
