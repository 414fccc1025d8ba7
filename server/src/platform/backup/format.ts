/**
 * A backup is a tar: the keys, the heads of the witness, what the database looks like, its tables as `COPY` writes them,
 * the jobs that wait, the contents that lie in files, what was counted, and at last a digest of all that came before. One
 * without its last entry is no backup.
 */
export const entries = {
  keys: 'keys/',
  witness: 'witness/',
  header: 'backup.json',
  tables: 'tables/',
  jobs: 'jobs/',
  contents: 'contents/',
  summary: 'summary.json',
  digest: 'sha256',
} as const

export const formatVersion = 1

export interface Migration {
  readonly name: string
  readonly sha256: string
}

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** What stands before the tables: what they are to be put into. */
export interface Header {
  readonly format: number
  readonly kontor: string
  readonly created: string
  readonly migrations: readonly Migration[]
  /** In an order in which each comes after those that it refers to. */
  readonly tables: readonly Table[]
}

export interface ContentKey {
  readonly companyId: string
  readonly hash: string
}

/** What stands behind them. */
export interface Summary {
  readonly rows: Readonly<Record<string, number>>
  readonly jobs: number
  readonly files: number
  /** Contents that were discarded while the backup was made: their rows are older than that. */
  readonly discarded: readonly ContentKey[]
  /** Contents whose file is gone or damaged: a backup does not hide that. */
  readonly damaged: readonly ContentKey[]
}

/** The backup cannot be read: it is cut off, changed or none. */
export class BackupDamaged extends Error {
  override name = 'BackupDamaged'
}
