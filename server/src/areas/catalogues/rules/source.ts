import type { CatalogueColumn, CatalogueField } from '@kontor/contract'
import type { Message } from '@kontor/i18n'

export type Cells = Readonly<Partial<Record<CatalogueField, string>>>

/** An item as its file says it: text, whatever wrote it. */
export interface SourceRow {
  /** Of the file, from 1. */
  readonly row: number
  readonly cells: Cells
  /** In what the price counts, where that is told apart from the unit. */
  readonly priceUnit?: string | undefined
}

export interface SourceColumn {
  readonly heading: string
  readonly field: CatalogueColumn
}

/** A file as it was read, before anything of it is judged. */
export interface Source {
  readonly columns: readonly SourceColumn[]
  readonly rows: readonly SourceRow[]
  /** How its decimals are written; a spreadsheet shows it by what it holds. */
  readonly point: '.' | 'by its cells'
  readonly validFrom?: string | undefined
  readonly validTo?: string | undefined
}

/** What is wrong with a cell, or with a row. */
export interface Finding {
  readonly row: number
  readonly field?: CatalogueField | undefined
  readonly value?: string | undefined
  readonly says: Message
}

/** The columns without which no item is known, named or priced. */
export const requiredFields = ['SellersItemID', 'Name', 'Price'] as const satisfies readonly CatalogueField[]
