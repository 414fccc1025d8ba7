import pg from 'pg'
import type { Db, Tx } from '../db/db.ts'

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

/** Takes every row of every company out, as the owner: for an installation that holds nothing but a half-made network. */
export async function emptyNetwork(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename not in ('kontor_migration', 'network_state')`,
    )
    await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`)
  } finally {
    await client.end()
  }
}
