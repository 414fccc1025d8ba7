import type { Tx } from '../../platform/index.ts'

export type RegistrationTables = {
  registration_link: {
    token_hash: string
    /** The company that invites; null where the operator does. */
    inviter_id: string | null
    created: Date
    expires: Date
    used: Date | null
  }
}

export type LinkRow = RegistrationTables['registration_link']

const tables = (tx: Tx) => tx.withTables<RegistrationTables>()

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tables(tx).insertInto('registration_link').values(row).execute()
}

export const linkByHash = (tx: Tx, tokenHash: string): Promise<LinkRow | undefined> =>
  tables(tx).selectFrom('registration_link').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

/** The link, held until the transaction ends: who comes second with it finds it used. */
export const lockLink = (tx: Tx, tokenHash: string): Promise<LinkRow | undefined> =>
  tables(tx)
    .selectFrom('registration_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()

export async function useLink(tx: Tx, tokenHash: string, used: Date): Promise<void> {
  await tables(tx).updateTable('registration_link').set({ used }).where('token_hash', '=', tokenHash).execute()
}

/** The operator's own links that nobody has used: a new one takes their place. */
export async function deleteOpenOperatorLinks(tx: Tx): Promise<void> {
  await tables(tx).deleteFrom('registration_link').where('inviter_id', 'is', null).where('used', 'is', null).execute()
}

/** @returns whether there was one that nobody had used */
export async function deleteOpenLink(tx: Tx, tokenHash: string): Promise<boolean> {
  const gone = await tables(tx)
    .deleteFrom('registration_link')
    .where('token_hash', '=', tokenHash)
    .where('used', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return gone !== undefined
}

export async function pruneLinks(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom('registration_link').where('expires', '<', before).execute()
}
