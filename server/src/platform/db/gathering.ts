import type { CompiledQuery } from 'kysely'
import type { QueryConfig } from 'pg'
import { configOf } from './statements.ts'

export interface Answer {
  readonly rows: unknown[]
  readonly rowCount: number | null
}

export type Ask = (query: CompiledQuery) => Promise<Answer>

/** A statement that takes many rows at once, asked for one of them. */
export interface ForOneRow extends CompiledQuery {
  readonly companyId: string
  readonly row: Readonly<Record<string, unknown>>
}

interface Asked {
  readonly query: ForOneRow
  readonly ask: (query: QueryConfig) => Promise<Answer>
  readonly rows: object[]
  readonly answer: PromiseWithResolvers<Answer>
}

/**
 * What is asked of one statement in the same turn goes out as one statement, with a row for each. All that is asked of a
 * transaction keeps its order.
 */
export function gatheringOn(askIn: (companyId: string) => (query: QueryConfig) => Promise<Answer>) {
  const gathered = new Map<string, Asked>()

  const flush = (): void => {
    const all = [...gathered.values()]
    gathered.clear()
    for (const { query, ask, rows, answer } of all)
      answer.resolve(ask({ ...configOf(query), values: [query.companyId, jsonOf(rows)] }))
  }
  const gather = async (companyId: string, query: ForOneRow): Promise<Answer> => {
    const key = `${companyId} ${query.sql}`
    const asked = gathered.get(key) ?? {
      query,
      ask: askIn(companyId),
      rows: [],
      answer: Promise.withResolvers<Answer>(),
    }
    if (gathered.size === 0) process.nextTick(flush)
    gathered.set(key, asked)
    const nth = asked.rows.push({ nth: asked.rows.length, ...query.row }) - 1
    const all = (await asked.answer.promise).rows as { nth: number }[]
    const rows = all.flatMap(({ nth: its, ...row }) => (its === nth ? [row] : []))
    return { rows, rowCount: rows.length }
  }
  return {
    flush,
    within: (companyId: string): Ask => {
      const ask = askIn(companyId)
      return (query) => {
        if (isForOneRow(query)) return gather(companyId, query)
        flush()
        return ask(configOf(query))
      }
    },
  }
}

const isForOneRow = (query: CompiledQuery): query is ForOneRow => 'row' in query

/** Half of a character, which PostgreSQL takes in no JSON, is what an encoder makes of it anywhere else. */
function jsonOf(rows: readonly object[]): string {
  const text = JSON.stringify(rows)
  if (!text.includes('\\ud')) return text
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
}
