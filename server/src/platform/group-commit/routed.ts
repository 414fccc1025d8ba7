import { CompiledQuery } from 'kysely'
import type { Answer, Ask } from './ask.ts'

/** A row that was asked for, by the names of columns, and as `nth` its place. */
export type GivenRow = Readonly<Record<string, unknown>> & { readonly nth: number }

/**
 * What a batched statement is on a cluster: statements that each go straight to the company's shard. A cluster plans a statement
 * that takes rows out of JSON, or one that changes several tables, part by part, which costs more than all else.
 */
export type Routed = (ask: Ask, companyId: string, rows: readonly GivenRow[]) => Promise<Answer>

interface Insert {
  readonly into: string
  readonly companyId: string
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** What follows the values: what is done where a key is taken, and what comes back. */
  readonly tail: string
  /** How a column is written where it is not just its parameter. */
  readonly written?: Readonly<Record<string, (parameter: string) => string>>
}

export async function insertRouted(ask: Ask, insert: Insert): Promise<Answer> {
  const { into, companyId, columns, rows, tail, written = {} } = insert
  if (rows.length === 0) return { rows: [], rowCount: 0 }
  const parameters: unknown[] = [companyId]
  const lines = rows.map((row) => {
    const values = columns.map((column) => {
      parameters.push(parameterOf(row[column]))
      const parameter = `$${parameters.length}`
      return written[column]?.(parameter) ?? parameter
    })
    return `($1, ${values.join(', ')})`
  })
  const text = `insert into ${into} (company_id, ${columns.join(', ')}) values ${lines.join(', ')} ${tail}`
  return ask(CompiledQuery.raw(text, parameters))
}

export const askRouted = (ask: Ask, text: string, parameters: readonly unknown[]): Promise<Answer> =>
  ask(CompiledQuery.raw(text, [...parameters]))

/** The answers to those who asked: a row for each that was given and whose key is among the rows that came back. */
export function answersBy(given: readonly GivenRow[], { rows }: Answer, ...keys: readonly string[]): Answer {
  const keyOf = (row: Readonly<Record<string, unknown>>) => JSON.stringify(keys.map((key) => row[key]))
  const found = new Map(rows.map((row) => [keyOf(row as Record<string, unknown>), row as object]))
  const answers = given.flatMap((row) => {
    const answer = found.get(keyOf(row))
    return answer === undefined ? [] : [{ ...answer, nth: row.nth }]
  })
  return { rows: answers, rowCount: answers.length }
}

/** As JSON has it, for the database takes each by its column. */
function parameterOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
