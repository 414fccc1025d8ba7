import type { CatalogueColumn, CatalogueField } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { CatalogueLine } from '@kontor/ubl'
import { ApiError } from '../../platform/index.ts'
import { schemeIn } from '../categories/index.ts'
import { isXml } from '../pages/index.ts'
import { readCatalogue, readSheet } from '../parsing/index.ts'
import { columnsBy, type Source, type SourceRow } from './rules/index.ts'

/** Reads a catalogue: UBL where it begins as XML does, else a spreadsheet. @throws ApiError DocumentRefused */
export const readCatalogueFile = (bytes: Uint8Array, columns?: readonly CatalogueColumn[]): Promise<Source> => {
  refuseBook(bytes)
  return isXml(bytes) ? fromXml(bytes) : fromSheet(bytes, columns)
}

/** Of what a program that keeps tables saves by itself: a ZIP archive (XLSX, ODS), the older Excel, or a PDF. */
const books = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

function refuseBook(bytes: Uint8Array): void {
  if (!books.some((magic) => magic.every((byte, at) => bytes[at] === byte))) return
  throw new ApiError('DocumentRefused', t`The file is neither CSV nor XML: save it as CSV, and choose that file.`)
}

async function fromXml(bytes: Uint8Array): Promise<Source> {
  const { validFrom, validTo, lines } = await readCatalogue(bytes)
  return { columns: [], point: '.', validFrom, validTo, rows: lines.map(({ row, line }) => sourceRow(row, line)) }
}

function sourceRow(row: number, line: CatalogueLine): SourceRow {
  const cells: Partial<Record<CatalogueField, string | undefined>> = {
    SellersItemID: line.sellersItemId,
    Name: line.name,
    Description: line.description,
    UnitCode: line.unit,
    Price: line.price,
    Currency: line.currency,
    BaseQuantity: line.baseQuantity,
    TaxCategory: line.taxCategory,
    TaxPercent: line.taxPercent,
    MinimumOrderQuantity: line.minimumOrderQuantity,
    OrderQuantityIncrement: line.orderQuantityIncrement,
    CommodityCode: line.commodityCode,
    CommodityScheme: line.commodityScheme,
    StandardItemID: line.standardItemId,
    LeadTimeDays: daysOf(line),
  }
  const given = Object.entries(cells).filter(([, cell]) => cell !== undefined)
  return { row, cells: Object.fromEntries(given), priceUnit: line.baseUnit }
}

/** In days, where it is told in days or weeks. */
function daysOf({ leadTime, leadTimeUnit = 'DAY' }: CatalogueLine): string | undefined {
  const factor = { DAY: 1, WEE: 7 }[leadTimeUnit]
  if (leadTime === undefined || factor === undefined) return undefined
  const days = Number(leadTime) * factor
  return Number.isInteger(days) ? String(days) : leadTime
}

async function fromSheet(bytes: Uint8Array, chosen: readonly CatalogueColumn[] | undefined): Promise<Source> {
  const [head, ...rows] = await readSheet(bytes)
  if (head === undefined)
    throw new ApiError(
      'DocumentRefused',
      t`The file is empty: choose one with a row of headings, and a row for each item.`,
    )
  const fields = chosen ?? columnsBy(head.cells)
  const columns = head.cells.map((heading, at) => ({ heading, field: fields[at] ?? 'IGNORED' }))
  const ofCodes = columns.find(({ field }) => field === 'CommodityCode')
  const scheme = ofCodes && schemeIn(ofCodes.heading)
  return {
    columns,
    point: 'by its cells',
    rows: rows.map(({ line, cells }) => {
      const mapped = columns.flatMap(({ field }, at) => (field === 'IGNORED' ? [] : [[field, cells[at] ?? '']]))
      const own: SourceRow['cells'] = Object.fromEntries(mapped)
      const isCoded = scheme !== undefined && own.CommodityCode && own.CommodityScheme === undefined
      return { row: line, cells: isCoded ? { ...own, CommodityScheme: scheme } : own }
    }),
  }
}
