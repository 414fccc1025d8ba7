/** Tables of companies that are no part of an export, and why. A test holds the list to the schema. */
export const leftOut: Readonly<Record<string, string>> = {
  outbox: 'work under way',
  idempotency: 'answers to repeated requests',
  content: 'its bytes are in files/',
  session: 'secrets',
  sign_in_link: 'secrets',
  second_factor: 'secrets',
  recovery_code: 'secrets',
  passkey: 'secrets',
  oauth_grant: 'secrets',
  oauth_token: 'secrets',
  document_words: 'follows from the documents',
  catalogue_words: 'follows from the catalogues',
  document_change: 'follows from the documents',
  document_tally: 'follows from the documents',
  spend_part: 'follows from the documents',
  spend_rollup: 'follows from the documents',
  accrual: 'follows from the documents',
}

/** Columns that are secrets, or hashes of them, in any table. */
export const isSecret = (column: string): boolean =>
  /password|secret|token|xsrf|credential|private/.test(column) || /^(?!content_).*(code|key|body)_hash$/.test(column)

export interface ExportedTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

/** What files that a table refers to are called. */
export function fileNameOf(table: ExportedTable, row: Readonly<Record<string, unknown>>): string {
  const label = ['business_id', 'file_name', 'name'].map((column) => row[column]).find((text) => text)
  const id = String(row['id'] ?? row['document_id'] ?? row['content_hash'])
  const ending = endings[table.name] ?? ''
  const plain = String(label ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .replaceAll(/\.{2,}/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 100)
  return `files/${table.name}/${plain === '' ? id : `${id}-${plain}`}${ending}`
}

const endings: Readonly<Record<string, string>> = { document: '.xml', mail: '.eml' }
