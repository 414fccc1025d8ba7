/** How a table is exported where it is not simply with all its rows; an area says so of its own. */
export interface TableExport {
  /** Why it is no part of an export. */
  readonly leftOut?: string
  /** How the files end that its rows refer to. */
  readonly fileEnding?: string
}
export type TableExports = Readonly<Record<string, TableExport>>

/** The tables of the platform. */
export const platformTables: TableExports = {
  outbox: { leftOut: 'work under way' },
  idempotency: { leftOut: 'answers to repeated requests' },
  content: { leftOut: 'its bytes are in files/' },
}

/** The tables that are no part of an export, and why. */
export const leftOutOf = (tables: TableExports): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(tables).flatMap(([name, { leftOut }]) => (leftOut === undefined ? [] : [[name, leftOut]])),
  )

/** Columns that are secrets, or hashes of them, in any table. */
export const isSecret = (column: string): boolean =>
  /password|secret|token|xsrf|credential|private/.test(column) || /^(?!content_).*(code|key|body)_hash$/.test(column)

export interface ExportedTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

/** What files that a table refers to are called. */
export function fileNameOf(table: ExportedTable, row: Readonly<Record<string, unknown>>, ending = ''): string {
  const label = ['business_id', 'file_name', 'name'].map((column) => row[column]).find((text) => text)
  const id = String(row['id'] ?? row['document_id'] ?? row['content_hash'])
  const plain = String(label ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .replaceAll(/\.{2,}/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 100)
  return `files/${table.name}/${plain === '' ? id : `${id}-${plain}`}${ending}`
}
