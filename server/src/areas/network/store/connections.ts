import type { ConnectionAgreement, ConnectionState, RelationType } from '@kontor/contract'
import { sql } from 'kysely'
import { type Batch, batched, batchedById, type Tx } from '../../../platform/index.ts'

export type NetworkTables = {
  connection: {
    company_id: string
    id: string
    partner_id: string
    partner_name: string
    country: string
    type: string
    state: ConnectionState
    requested_by: string
    message: string | null
    /** Of a partner who is no member. */
    email: string | null
    endpoint_scheme: string | null
    endpoint_value: string | null
    identifiers: unknown
    address: unknown
    /** What the partner may send in another's name. */
    agreements: ConnectionAgreement[]
    /** When somebody here made sure that the partner is who it says it is. */
    verified: Date | null
    /** What stands open between the two besides the state. */
    relation: RelationType | null
    created: Date
    modified: Date
  }
}

export type ConnectionRow = NetworkTables['connection']

const tables = (tx: Tx) => tx.withTables<NetworkTables>()

const byId = batchedById(tables, 'connection')

export const connection = async (tx: Tx, companyId: string, id: string): Promise<ConnectionRow | undefined> =>
  (await byId.ask(tx, { companyId, id }))[0]

const acceptedByName = batched(tables, (db, { companyId, rows }: Batch<{ companyId: string; name: string }>) =>
  sql<ConnectionRow>`
    select nth, found.* from json_to_recordset(${rows}) as given (nth integer, name text), lateral (
      select * from connection
      where company_id = ${companyId} and partner_name = given.name and state = 'ACCEPTED' order by id limit 100
    ) found`.compile(db),
)

/** The accepted connections to partners of exactly this name. */
export const acceptedTo = (tx: Tx, companyId: string, name: string): Promise<ConnectionRow[]> =>
  acceptedByName.ask(tx, { companyId, name })

/** The accepted connections, as many as tell whether there is only one. */
export const firstAccepted = (tx: Tx, companyId: string): Promise<ConnectionRow[]> =>
  tables(tx)
    .selectFrom('connection')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', 'ACCEPTED')
    .limit(2)
    .execute()

/** Whether there is one, in whatever state. */
export const hasConnections = async (tx: Tx, companyId: string): Promise<boolean> =>
  (await tables(tx).selectFrom('connection').select('id').where('company_id', '=', companyId).limit(1).execute())
    .length > 0

/** The partners outside of the network, the longest known first. */
export const outsideConnections = (tx: Tx, companyId: string): Promise<ConnectionRow[]> =>
  tables(tx)
    .selectFrom('connection')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('type', '=', 'ExternalConnection')
    .orderBy('created')
    .orderBy('id')
    .execute()

export const partnerNames = (
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Pick<ConnectionRow, 'id' | 'partner_name' | 'state'>[]> =>
  tables(tx)
    .selectFrom('connection')
    .select(['id', 'partner_name', 'state'])
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

export const among = (tx: Tx, companyId: string, ids: readonly string[]): Promise<ConnectionRow[]> =>
  tables(tx)
    .selectFrom('connection')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

/** A connection, held against others until the transaction ends. */
export const lockConnection = (tx: Tx, companyId: string, id: string): Promise<ConnectionRow | undefined> =>
  tables(tx)
    .selectFrom('connection')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const connectionWith = (tx: Tx, companyId: string, partnerId: string): Promise<ConnectionRow | undefined> =>
  tables(tx)
    .selectFrom('connection')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()

/** One side's entry. False where the company has a connection under this id, or one to this partner: two may ask at the same moment. */
export async function insertConnection(tx: Tx, row: ConnectionRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('connection')
    .values({ ...row, identifiers: JSON.stringify(row.identifiers), address: JSON.stringify(row.address) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function setState(
  tx: Tx,
  companyId: string,
  id: string,
  values: { state: ConnectionState; modified: Date; requested_by?: string; message?: string | null },
): Promise<void> {
  await tables(tx)
    .updateTable('connection')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Somebody made sure of the partner; nothing stands open then. */
export async function setVerified(tx: Tx, companyId: string, id: string, verified: Date): Promise<void> {
  await tables(tx)
    .updateTable('connection')
    .set({ verified, relation: null, modified: verified })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function setRelation(tx: Tx, companyId: string, id: string, relation: RelationType): Promise<void> {
  await tables(tx)
    .updateTable('connection')
    .set({ relation })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function setAgreements(
  tx: Tx,
  companyId: string,
  id: string,
  agreements: ConnectionAgreement[],
  modified: Date,
): Promise<void> {
  await tables(tx)
    .updateTable('connection')
    .set({ agreements, modified })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** What the company's entry shows of its partner. */
export async function setPartner(
  tx: Tx,
  companyId: string,
  partnerId: string,
  values: {
    partner_name: string
    country: string
    identifiers: unknown
    address: unknown
    email?: string | null
    endpoint_scheme?: string | null
    endpoint_value?: string | null
    modified?: Date
  },
): Promise<void> {
  await tables(tx)
    .updateTable('connection')
    .set({
      ...values,
      identifiers: JSON.stringify(values.identifiers),
      address: JSON.stringify(values.address),
    })
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .execute()
}

export async function partnerIds(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('connection')
    .select('partner_id')
    .where('company_id', '=', companyId)
    .where('type', '!=', 'ExternalConnection')
    .orderBy('partner_id')
    .execute()
  return rows.map((row) => row.partner_id)
}

/** The partner that receives under an endpoint id, as the company keeps it. */
export const connectionAt = (
  tx: Tx,
  companyId: string,
  endpoint: { scheme: string; value: string },
): Promise<ConnectionRow | undefined> =>
  tables(tx)
    .selectFrom('connection')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('endpoint_scheme', '=', endpoint.scheme)
    .where(sql<boolean>`lower(endpoint_value) = ${endpoint.value.toLowerCase()}`)
    .where('endpoint_value', 'is not', null)
    .orderBy('created')
    .orderBy('id')
    .executeTakeFirst()

/** What a company keeps of each of its partners that a file of partners is held against. */
export const connectionsOf = (
  tx: Tx,
  companyId: string,
): Promise<Pick<ConnectionRow, 'id' | 'partner_name' | 'country' | 'identifiers'>[]> =>
  tables(tx)
    .selectFrom('connection')
    .select(['id', 'partner_name', 'country', 'identifiers'])
    .where('company_id', '=', companyId)
    .execute()
