import type { Db, Tx } from './platform/index.ts'

type NetworkTables = { network_state: { key: string; value: string } }

const tables = (tx: Tx) => tx.withTables<NetworkTables>()

/** A fact about the installation as a whole; undefined where it was never said. */
export const stateOf = (db: Db, key: string): Promise<string | undefined> =>
  db.plain(
    async (tx) =>
      (await tables(tx).selectFrom('network_state').select('value').where('key', '=', key).executeTakeFirst())?.value,
  )

export async function setState(db: Db, key: string, value: string): Promise<void> {
  await db.plain((tx) =>
    tables(tx)
      .insertInto('network_state')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  )
}
