import type { Tx } from '../../../platform/index.ts'

type IdentityTables = {
  bound_identity: { company_id: string; user_id: string; issuer: string; subject: string; bound: Date }
}

export type IdentityRow = IdentityTables['bound_identity']

const tables = (tx: Tx) => tx.withTables<IdentityTables>()

/** With what a person of a company signs in. */
export const identityOf = (tx: Tx, companyId: string, userId: string): Promise<IdentityRow | undefined> =>
  tables(tx)
    .selectFrom('bound_identity')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Who of a company signs in with this account at a provider. */
export async function userOf(
  tx: Tx,
  companyId: string,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const row = await tables(tx)
    .selectFrom('bound_identity')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

export async function usersOf(tx: Tx, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await tables(tx)
    .selectFrom('bound_identity')
    .select('user_id')
    .where('company_id', '=', companyId)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** In the place of what the person signed in with before. */
export async function saveIdentity(tx: Tx, row: IdentityRow): Promise<void> {
  const { issuer, subject, bound } = row
  await tables(tx)
    .insertInto('bound_identity')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ issuer, subject, bound }))
    .execute()
}

/** False where there was none. */
export async function deleteIdentity(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('bound_identity')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
