import type { ConnectionState } from '@kontor/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import { bareNumber } from '../named-partner.ts'
import type { ConnectionRow, NetworkTables } from './connections.ts'

const tables = (tx: Tx) => tx.withTables<NetworkTables>()

export interface Wanted {
  readonly states?: readonly ConnectionState[]
  /** A part of the partner's name. */
  readonly text?: string
  /** Only what the other side asked for. */
  readonly askedByOthers?: boolean
  /** Only what the company itself asked for. */
  readonly askedByUs?: boolean
  /** Only those of this group. */
  readonly groupId?: string
  /** Only those of which the company keeps a property of this name, with a value that begins so. */
  readonly property?: { readonly name: string; readonly value: string }
  readonly limit: number
  readonly offset: number
}

/** A page of connections by the partner's name. */
export async function listConnections(
  tx: Tx,
  companyId: string,
  wanted: Wanted,
): Promise<{ rows: ConnectionRow[]; count: number }> {
  let found = tables(tx).selectFrom('connection').where('company_id', '=', companyId)
  if (wanted.states !== undefined) found = found.where('state', 'in', wanted.states)
  if (wanted.text !== undefined) found = found.where(isCalled(wanted.text))
  if (wanted.askedByOthers === true) found = found.where('requested_by', '!=', companyId)
  if (wanted.askedByUs === true) found = found.where('requested_by', '=', companyId)
  if (wanted.groupId !== undefined)
    found = found.where(
      sql<boolean>`exists (
        select from connection_group_member m
        where m.company_id = ${companyId} and m.group_id = ${wanted.groupId} and m.connection_id = connection.id
      )`,
    )
  if (wanted.property !== undefined)
    found = found.where(
      sql<boolean>`exists (
        select from connection_property p
        where p.company_id = ${companyId} and p.connection_id = connection.id and p.key = ${wanted.property.name}
          and starts_with(lower(p.value), ${wanted.property.value.toLowerCase()})
      )`,
    )
  const rows = await found
    .selectAll()
    .orderBy(sql`lower(partner_name)`)
    .orderBy('id')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute()
  const { count } = await found.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

/** A connection by a part of the partner's name, or by one of their numbers however it is grouped. */
function isCalled(text: string): RawBuilder<boolean> {
  const number = bareNumber(text)
  const named = sql<boolean>`strpos(lower(partner_name), ${text.toLowerCase()}) > 0`
  // Anything shorter would find half of all numbers.
  return number.length < 6
    ? named
    : sql<boolean>`(${named} or exists (
        select from jsonb_array_elements(identifiers) one
        where strpos(regexp_replace(upper(one ->> 'value'), '[^A-Z0-9]', '', 'g'), ${number}) > 0
      ))`
}

export interface Stretch {
  readonly before?: string | undefined
  readonly since?: string | undefined
  /** Only those in this state. */
  readonly state?: ConnectionState
  readonly count: number
}

/** Connections that changed in a stretch of time, the latest first. */
export const changed = (
  tx: Tx,
  companyId: string,
  { before, since, state, count }: Stretch,
): Promise<ConnectionRow[]> =>
  tables(tx)
    .selectFrom('connection')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(before !== undefined, (query) => query.where('modified', '<', new Date(before ?? 0)))
    .$if(since !== undefined, (query) => query.where('modified', '>=', new Date(since ?? 0)))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'REJECTED'))
    .orderBy('modified', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()

/** The accepted connections to members of the network. */
export async function acceptedMembers(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('connection')
    .select('id')
    .where('company_id', '=', companyId)
    .where('type', '!=', 'ExternalConnection')
    .where('state', '=', 'ACCEPTED')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The members among the accepted connections whose name holds the text, by name. */
export async function acceptedIds(tx: Tx, companyId: string, text: string | undefined): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('connection')
    .select('partner_id')
    .where('company_id', '=', companyId)
    .where('type', '!=', 'ExternalConnection')
    .where('state', '=', 'ACCEPTED')
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(partner_name), ${(text ?? '').toLowerCase()}) > 0`),
    )
    .orderBy(sql`lower(partner_name)`)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.partner_id)
}
