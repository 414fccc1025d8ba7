import type { CompiledQuery } from 'kysely'
import type { Answer, Ask } from './ask.ts'
import type { GivenRow, Routed } from './routed.ts'

/** A statement that takes many rows at once, asked for one of them. */
export interface ForOneRow extends CompiledQuery {
  readonly companyId: string
  readonly row: Readonly<Record<string, unknown>>
  /** What it is on a cluster, where it is something else. */
  readonly routed?: Routed | undefined
}

interface Asked {
  readonly companyId: string
  readonly query: ForOneRow
  readonly ask: Ask
  readonly rows: object[]
  /** The rows of each that asked. */
  readonly answers: PromiseWithResolvers<object[][]>
}

/**
 * What is asked of one statement in the same turn goes out as one statement, with a row for each. All that is asked of a
 * transaction keeps its order.
 */
export function batchingOn(askIn: (companyId: string) => Ask, isCluster = false) {
  let batch: Asked[] = []

  const flush = (): void => {
    const all = batch
    batch = []
    for (const { query, ask, rows, answers } of all) {
      const answer =
        isCluster && query.routed
          ? query.routed(ask, query.companyId, rows as GivenRow[])
          : ask({ ...query, parameters: [query.companyId, jsonOf(rows)] })
      answers.resolve(answer.then((found) => rowsOfEach(found.rows as Numbered[], rows.length)))
    }
  }
  const add = async (companyId: string, query: ForOneRow): Promise<Answer> => {
    const isSame = (one: Asked) => one.companyId === companyId && one.query.sql === query.sql
    const asked = batch.find(isSame) ?? begin(companyId, query)
    const nth = asked.rows.push({ nth: asked.rows.length, ...query.row }) - 1
    const rows = (await asked.answers.promise)[nth]!
    return { rows, rowCount: rows.length }
  }
  const begin = (companyId: string, query: ForOneRow): Asked => {
    if (batch.length === 0) process.nextTick(flush)
    const asked: Asked = { companyId, query, ask: askIn(companyId), rows: [], answers: Promise.withResolvers() }
    batch.push(asked)
    return asked
  }
  return {
    flush,
    within: (companyId: string): Ask => {
      const ask = askIn(companyId)
      return (query) => {
        if (isForOneRow(query)) return add(companyId, query)
        flush()
        return ask(query)
      }
    },
  }
}

interface Numbered {
  readonly nth: number
}

function rowsOfEach(all: readonly Numbered[], count: number): object[][] {
  const each: object[][] = Array.from({ length: count }, () => [])
  for (const { nth, ...row } of all) each[nth]!.push(row)
  return each
}

const isForOneRow = (query: CompiledQuery): query is ForOneRow => 'row' in query

/** Half of a character, which PostgreSQL takes in no JSON, is what an encoder makes of it anywhere else. */
function jsonOf(rows: readonly object[]): string {
  const text = JSON.stringify(rows)
  if (!text.includes('\\ud')) return text
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
}
