import type { Db } from '../db/db.ts'
import type { Tx } from '../db/kysely.ts'

type NetworkTables = { network_state: { key: string; value: string } }

const tables = (tx: Tx) => tx.withTables<NetworkTables>()

/** A fact about the installation as a whole; undefined where it was never said. */
export const stateOf = (db: Db, key: string): Promise<string | undefined> =>
  db.plain(
    async (tx) =>
      (await tables(tx).selectFrom('network_state').select('value').where('key', '=', key).executeTakeFirst())?.value,
  )

/** @throws Error where it is another than `before` by now. */
export async function changeState(tx: Tx, key: string, before: string | undefined, value: string): Promise<void> {
  const state = tables(tx)
  const [changed] =
    before === undefined
      ? await state
          .insertInto('network_state')
          .values({ key, value })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      : await state
          .updateTable('network_state')
          .set({ value })
          .where('key', '=', key)
          .where('value', '=', before)
          .execute()
  const count = changed && ('numUpdatedRows' in changed ? changed.numUpdatedRows : changed.numInsertedOrUpdatedRows)
  if (count !== 1n) throw new Error(`The state '${key}' of the installation was changed by another process`)
}
