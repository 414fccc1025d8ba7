import type { CompiledQuery, Kysely } from 'kysely'
import type { Tx } from './db.ts'

/** Stands in a statement for the value that it is given later. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placesFor = <V extends object>(values: V): V =>
  Object.fromEntries(Object.keys(values).map((name) => [name, new Place(name)])) as V

const filled = <Row>(query: CompiledQuery<Row>, values: object): CompiledQuery<Row> => ({
  ...query,
  parameters: query.parameters.map((one) => (one instanceof Place ? values[one.name as keyof typeof values] : one)),
})

/**
 * A statement that is built once and then given its values, for acts that come often: to build one takes longer than to
 * ask it. `build` gets places instead of values, and may put them into the statement and nothing else. Each set of names
 * has a statement of its own, so it may look at which are there.
 */
export function prepared<Tables, V extends object, Row>(
  tables: (tx: Tx) => Kysely<Tables>,
  build: (db: Kysely<Tables>, values: V) => CompiledQuery<Row>,
) {
  const built = new Map<string, CompiledQuery<Row>>()
  const fill = (db: Kysely<Tables>, values: V): CompiledQuery<Row> => {
    const names = Object.keys(values).join()
    const query = built.get(names) ?? build(db, placesFor(values))
    built.set(names, query)
    return filled(query, values)
  }
  return {
    /** The statement with its values, to be asked in passing. */
    with: (tx: Tx, values: V): CompiledQuery<Row> => fill(tables(tx), values),
    ask: async (tx: Tx, values: V): Promise<Row[]> => {
      const db = tables(tx)
      return (await db.executeQuery(fill(db, values))).rows
    },
  }
}
