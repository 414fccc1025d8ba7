import type { CompiledQuery } from 'kysely'

export interface Answer {
  readonly rows: unknown[]
  readonly rowCount: number | null
}

/** Asks the database something within a transaction that has entered a company. */
export type Ask = (query: CompiledQuery) => Promise<Answer>
