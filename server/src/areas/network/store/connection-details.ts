import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

/** What the terms are about. */
export type TermsKind = 'PAYMENT' | 'DELIVERY'

export interface TermsRow {
  readonly code: string | null
  readonly days: number | null
  /** A decimal as it was given. */
  readonly discount_percent: string | null
  readonly discount_days: number | null
  readonly note: string | null
}

type KeptTables = {
  connection_property: { company_id: string; connection_id: string; key: string; value: string; modified: Date }
  connection_terms: TermsRow & { company_id: string; connection_id: string; kind: TermsKind; modified: Date }
}

const tables = (tx: Tx) => tx.withTables<KeptTables>()

export async function property(
  { tx, companyId }: UnitOfWork,
  connectionId: string,
  key: string,
): Promise<string | undefined> {
  const row = await tables(tx)
    .selectFrom('connection_property')
    .select('value')
    .where('company_id', '=', companyId)
    .where('connection_id', '=', connectionId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

export async function saveProperty(
  { tx, companyId, now }: UnitOfWork,
  connectionId: string,
  key: string,
  value: string,
): Promise<void> {
  await tables(tx)
    .insertInto('connection_property')
    .values({ company_id: companyId, connection_id: connectionId, key, value, modified: now })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'connection_id', 'key']).doUpdateSet({ value, modified: now }),
    )
    .execute()
}

export interface PropertyRow {
  readonly connection_id: string
  readonly key: string
  readonly value: string
}

/** The properties of some connections, or of all, as many as a limit. */
export const properties = (
  { tx, companyId }: UnitOfWork,
  connectionIds: readonly string[] | undefined,
  limit: number,
): Promise<PropertyRow[]> =>
  tables(tx)
    .selectFrom('connection_property')
    .select(['connection_id', 'key', 'value'])
    .where('company_id', '=', companyId)
    .$if(connectionIds !== undefined, (query) =>
      query.where(sql<boolean>`connection_id = any(${connectionIds ?? []}::uuid[])`),
    )
    .orderBy('connection_id')
    .orderBy('key')
    .limit(limit)
    .execute()

export async function removeProperty({ tx, companyId }: UnitOfWork, connectionId: string, key: string): Promise<void> {
  await tables(tx)
    .deleteFrom('connection_property')
    .where('company_id', '=', companyId)
    .where('connection_id', '=', connectionId)
    .where('key', '=', key)
    .execute()
}

/** The names of properties, and how many connections have one. */
export const propertyNames = ({ tx, companyId }: UnitOfWork): Promise<{ key: string; connections: string }[]> =>
  tables(tx)
    .selectFrom('connection_property')
    .select((select) => ['key', select.fn.countAll<string>().as('connections')])
    .where('company_id', '=', companyId)
    .groupBy('key')
    .orderBy('key')
    .execute()

export const terms = (
  { tx, companyId }: UnitOfWork,
  connectionId: string,
  kind: TermsKind,
): Promise<TermsRow | undefined> =>
  tables(tx)
    .selectFrom('connection_terms')
    .select(['code', 'days', 'discount_percent', 'discount_days', 'note'])
    .where('company_id', '=', companyId)
    .where('connection_id', '=', connectionId)
    .where('kind', '=', kind)
    .executeTakeFirst()

export async function saveTerms(
  { tx, companyId, now }: UnitOfWork,
  connectionId: string,
  kind: TermsKind,
  row: TermsRow,
): Promise<void> {
  await tables(tx)
    .insertInto('connection_terms')
    .values({ ...row, company_id: companyId, connection_id: connectionId, kind, modified: now })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'connection_id', 'kind']).doUpdateSet({ ...row, modified: now }),
    )
    .execute()
}
