import type { Tx } from '../../../platform/index.ts'
import type { Purpose } from '../rules.ts'

export type CredentialTables = {
  sign_in_link: {
    company_id: string
    id: string
    user_id: string
    purpose: Purpose
    token_hash: string
    created: Date
    expires: Date
    used: Date | null
  }
}

export type LinkRow = CredentialTables['sign_in_link']

const tables = (tx: Tx) => tx.withTables<CredentialTables>()

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tables(tx).insertInto('sign_in_link').values(row).execute()
}

export const linkByHash = (tx: Tx, homeId: string, tokenHash: string): Promise<LinkRow | undefined> =>
  tables(tx)
    .selectFrom('sign_in_link')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

/** The link, held until the transaction ends: who comes second with it finds it used. */
export const lockLink = (tx: Tx, homeId: string, id: string): Promise<LinkRow | undefined> =>
  tables(tx)
    .selectFrom('sign_in_link')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function useLink(tx: Tx, homeId: string, id: string, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('sign_in_link')
    .set({ used: at })
    .where('company_id', '=', homeId)
    .where('id', '=', id)
    .execute()
}

/** Links of a person that nobody has used: another one takes their place. */
export async function deleteOpenLinks(tx: Tx, homeId: string, userId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('sign_in_link')
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('used', 'is', null)
    .execute()
}

export async function eraseLinks(tx: Tx, homeId: string, userId: string): Promise<void> {
  await tables(tx).deleteFrom('sign_in_link').where('company_id', '=', homeId).where('user_id', '=', userId).execute()
}

export async function pruneLinks(tx: Tx, homeId: string, expiredBefore: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('sign_in_link')
    .where('company_id', '=', homeId)
    .where('expires', '<', expiredBefore)
    .execute()
}
