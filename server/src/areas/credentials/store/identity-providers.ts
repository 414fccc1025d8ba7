import { sql } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { ProviderFactor } from '../rules.ts'

type ProviderTables = {
  identity_provider: {
    company_id: string
    issuer: string
    client_id: string
    secret: string
    domains: string[]
    required: boolean
    second_factor: ProviderFactor
    created: Date
  }
}

export type ProviderRow = ProviderTables['identity_provider']

const tables = (tx: Tx) => tx.withTables<ProviderTables>()

export const providerOf = (tx: Tx, companyId: string): Promise<ProviderRow | undefined> =>
  tables(tx).selectFrom('identity_provider').selectAll().where('company_id', '=', companyId).executeTakeFirst()

export async function saveProvider(tx: Tx, row: ProviderRow): Promise<void> {
  const values = { ...row, domains: JSON.stringify(row.domains) as unknown as string[] }
  const { company_id: _, ...change } = values
  await tables(tx)
    .insertInto('identity_provider')
    .values(values)
    .onConflict((conflict) => conflict.columns(['company_id']).doUpdateSet(change))
    .execute()
}

export async function deleteProvider(tx: Tx, companyId: string): Promise<void> {
  await tables(tx).deleteFrom('identity_provider').where('company_id', '=', companyId).execute()
}

/** Gives these domains to a company; one that another company has, where there is one. */
export async function saveDomains(tx: Tx, companyId: string, domains: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ taken: string | null }>`
    select sso_domains_save(${companyId}, ${domains}::text[]) as taken`.execute(tx)
  return rows[0]?.taken ?? undefined
}

/** The company whose provider signs in people with an address of this domain. */
export async function companyOfDomain(tx: Tx, domain: string): Promise<string | undefined> {
  const { rows } = await sql<{ company: string | null }>`select sso_company_of(${domain}) as company`.execute(tx)
  return rows[0]?.company ?? undefined
}

/** Whether any company has a provider. */
export async function isOffered(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`select sso_is_offered() as offered`.execute(tx)
  return rows[0]?.offered === true
}
