import type { Tx } from '../../platform/index.ts'

export type OauthTables = {
  oauth_client: {
    id: string
    secret_hash: string | null
    redirect_uris: string[]
    permissions: string[]
    acts_in: string | null
    acts_as: string | null
    created: Date
  }
  oauth_interaction: { hash: string; payload: Record<string, unknown>; expires: Date }
  oauth_grant: {
    company_id: string
    id: string
    user_id: string
    entered_id: string
    client_id: string
    activation_id: string | null
    scopes: string[]
    refused: string[]
    allowed: Date
  }
  oauth_token: {
    company_id: string
    hash: string
    kind: 'AuthorizationCode' | 'RefreshToken'
    grant_id: string
    payload: Record<string, unknown>
    expires: Date
    consumed: Date | null
  }
}

export type ClientRow = OauthTables['oauth_client']
export type GrantRow = OauthTables['oauth_grant']
export type TokenRow = OauthTables['oauth_token']

const tables = (tx: Tx) => tx.withTables<OauthTables>()
const json = <T>(value: T): T => JSON.stringify(value) as T

export const clients = (tx: Tx): Promise<ClientRow[]> =>
  tables(tx).selectFrom('oauth_client').selectAll().orderBy('id').execute()

export const client = (tx: Tx, id: string): Promise<ClientRow | undefined> =>
  tables(tx).selectFrom('oauth_client').selectAll().where('id', '=', id).executeTakeFirst()

export async function saveClient(tx: Tx, row: ClientRow): Promise<void> {
  const values = { ...row, redirect_uris: json(row.redirect_uris), permissions: json(row.permissions) }
  const { id: _, created: __, ...changed } = values
  await tables(tx)
    .insertInto('oauth_client')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
}

/** False where there was none. */
export async function deleteClient(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx).deleteFrom('oauth_client').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function saveInteraction(tx: Tx, row: OauthTables['oauth_interaction']): Promise<void> {
  const { payload, expires } = { ...row, payload: json(row.payload) }
  await tables(tx)
    .insertInto('oauth_interaction')
    .values({ hash: row.hash, payload, expires })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ payload, expires }))
    .execute()
}

export const interaction = (tx: Tx, hash: string, now: Date): Promise<OauthTables['oauth_interaction'] | undefined> =>
  tables(tx)
    .selectFrom('oauth_interaction')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires', '>', now)
    .executeTakeFirst()

export async function deleteInteraction(tx: Tx, hash: string): Promise<void> {
  await tables(tx).deleteFrom('oauth_interaction').where('hash', '=', hash).execute()
}

export async function pruneInteractions(tx: Tx, now: Date): Promise<void> {
  await tables(tx).deleteFrom('oauth_interaction').where('expires', '<', now).execute()
}

export const grant = (tx: Tx, companyId: string, id: string): Promise<GrantRow | undefined> =>
  tables(tx)
    .selectFrom('oauth_grant')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** What a person has allowed a program in a company. */
export const consent = (
  tx: Tx,
  companyId: string,
  about: Pick<GrantRow, 'user_id' | 'entered_id' | 'client_id'>,
): Promise<GrantRow | undefined> =>
  tables(tx)
    .selectFrom('oauth_grant')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', about.user_id)
    .where('entered_id', '=', about.entered_id)
    .where('client_id', '=', about.client_id)
    .executeTakeFirst()

export const grantsOf = (tx: Tx, companyId: string, userId: string): Promise<GrantRow[]> =>
  tables(tx)
    .selectFrom('oauth_grant')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .orderBy('allowed', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()

/** What the people allowed who are at home in a company. */
export const grantsIn = (tx: Tx, companyId: string): Promise<GrantRow[]> =>
  tables(tx)
    .selectFrom('oauth_grant')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('allowed', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()

/** The programs that work for a company by themselves. */
export const clientsActingIn = (tx: Tx, companyId: string): Promise<ClientRow[]> =>
  tables(tx).selectFrom('oauth_client').selectAll().where('acts_in', '=', companyId).orderBy('id').execute()

/** Keeps what a person allows; one row for each program and company. Gives its id, old where there was one. */
export async function saveGrant(tx: Tx, row: GrantRow): Promise<string> {
  const values = { ...row, scopes: json(row.scopes), refused: json(row.refused) }
  const { activation_id, scopes, refused, allowed } = values
  const { id } = await tables(tx)
    .insertInto('oauth_grant')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id', 'entered_id', 'client_id'])
        .doUpdateSet({ activation_id, scopes, refused, allowed }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Leaves nothing of what a person allowed programs, and of the codes and tokens that were given out for it. */
export async function eraseGrants(tx: Tx, companyId: string, userId: string): Promise<void> {
  const theirs = tables(tx).deleteFrom('oauth_grant').where('company_id', '=', companyId).where('user_id', '=', userId)
  const grants = await theirs.returning('id').execute()
  for (const { id } of grants) await deleteTokensOf(tx, companyId, id)
}

/** False where it was taken back before. */
export async function deleteGrant(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('oauth_grant')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertToken(tx: Tx, row: TokenRow): Promise<void> {
  await tables(tx)
    .insertInto('oauth_token')
    .values({ ...row, payload: json(row.payload) })
    .execute()
}

export const token = (tx: Tx, companyId: string, kind: TokenRow['kind'], hash: string): Promise<TokenRow | undefined> =>
  tables(tx)
    .selectFrom('oauth_token')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** Uses a code or refresh token up; false where that was done before. */
export async function consume(tx: Tx, companyId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('oauth_token')
    .set({ consumed: now })
    .where('company_id', '=', companyId)
    .where('hash', '=', hash)
    .where('consumed', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteToken(tx: Tx, companyId: string, hash: string): Promise<void> {
  await tables(tx).deleteFrom('oauth_token').where('company_id', '=', companyId).where('hash', '=', hash).execute()
}

export async function deleteTokensOf(tx: Tx, companyId: string, grantId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('oauth_token')
    .where('company_id', '=', companyId)
    .where('grant_id', '=', grantId)
    .execute()
}

/** Forgets what people of a company allowed before an instant. */
export async function pruneGrants(tx: Tx, companyId: string, before: Date): Promise<void> {
  await tables(tx).deleteFrom('oauth_grant').where('company_id', '=', companyId).where('allowed', '<', before).execute()
}

/** Forgets a company's codes and refresh tokens that have expired. */
export async function pruneTokens(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tables(tx).deleteFrom('oauth_token').where('company_id', '=', companyId).where('expires', '<', now).execute()
}
