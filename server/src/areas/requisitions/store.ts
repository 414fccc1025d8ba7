import { CamelCasePlugin, type ColumnType, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Line } from '../requisition-lines/index.ts'
import type { RequisitionRecord, Settings, SpawnedOrder } from './records.ts'
import { externalSystem, lockHolder } from './rules/actions.ts'

type Json<T> = ColumnType<T, string, string>

type RequisitionTable = Omit<RequisitionRecord, 'lines' | 'quote' | 'properties' | 'deliverTo' | 'blanket'> & {
  readonly blanket: ColumnType<RequisitionRecord['blanket'], string | null, string | null>
  readonly deliverTo: ColumnType<RequisitionRecord['deliverTo'], string | null, string | null>
  readonly lines: Json<readonly Line[]>
  readonly quote: ColumnType<RequisitionRecord['quote'], string | null, string | null>
  readonly properties: Json<Readonly<Record<string, string>>>
}
type OrderTable = Omit<SpawnedOrder, 'lines' | 'failure'> & {
  readonly lines: Json<SpawnedOrder['lines']>
  readonly failure: ColumnType<SpawnedOrder['failure'], string | null, string | null>
}
type Tables = {
  requisition: RequisitionTable
  requisitionOrder: OrderTable
  procurement: { companyId: string; settings: Json<Settings> }
}

// What lines hold is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('requisition').where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<RequisitionRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).executeTakeFirst()

export const among = (uow: UnitOfWork, ids: readonly string[]): Promise<RequisitionRecord[]> =>
  all(uow).selectAll().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()

/** No other system deals with it. */
const isOurs = sql<boolean>`not (properties ? ${externalSystem}::text)`

/** So many are looked through at once. */
const maxBetween = 20_000

/** The ids of those that were there before the end of a period and dealt with since its beginning; no drafts, and none of another system. */
export async function idsBetween(uow: UnitOfWork, since: Date, until: Date): Promise<string[]> {
  const rows = await all(uow)
    .select('id')
    .where('modified', '>=', since)
    .where('created', '<', until)
    .where('state', '<>', 'DRAFT')
    .where(isOurs)
    .orderBy('modified', 'desc')
    .limit(maxBetween)
    .execute()
  return rows.map(({ id }) => id)
}

/** So many of a person's are looked through, the newest. */
const maxOfPerson = 1_000

/** The ids of what a person asked for, or what was asked for on their behalf. */
export async function idsOf(uow: UnitOfWork, userId: string): Promise<string[]> {
  const rows = await all(uow)
    .select('id')
    .where(({ or, eb }) => or([eb('requesterId', '=', userId), eb('onBehalfId', '=', userId)]))
    .orderBy('modified', 'desc')
    .limit(maxOfPerson)
    .execute()
  return rows.map(({ id }) => id)
}

/** The requisition, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<RequisitionRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const ofTask = (uow: UnitOfWork, taskId: string): Promise<RequisitionRecord | undefined> =>
  all(uow)
    .selectAll()
    .where(({ or, eb }) => or([eb('taskId', '=', taskId), sql<boolean>`${taskId}::uuid = any(beside)`]))
    .forUpdate()
    .executeTakeFirst()

/** Nobody else makes one until the transaction ends: two would get one number. */
export async function nextSeq(uow: UnitOfWork): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requisitions ${uow.companyId}`}, 0))`.execute(uow.tx)
  const { last } = await all(uow)
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export async function add({ tx }: UnitOfWork, record: RequisitionRecord): Promise<void> {
  const { lines, quote, properties, deliverTo, blanket, ...rest } = record
  await tables(tx)
    .insertInto('requisition')
    .values({
      ...rest,
      lines: JSON.stringify(lines),
      quote: quote && JSON.stringify(quote),
      properties: JSON.stringify(properties),
      deliverTo: deliverTo && JSON.stringify(deliverTo),
      blanket: blanket && JSON.stringify(blanket),
    })
    .execute()
}

/** Changes it. @returns how it is now */
export async function change(
  { tx, companyId, now: modified }: UnitOfWork,
  before: RequisitionRecord,
  changes: Partial<RequisitionRecord>,
): Promise<RequisitionRecord> {
  const { lines, quote, properties, deliverTo, blanket, ...rest } = changes
  await tables(tx)
    .updateTable('requisition')
    .set({
      ...rest,
      modified,
      ...(lines && { lines: JSON.stringify(lines) }),
      ...(quote !== undefined && { quote: quote && JSON.stringify(quote) }),
      ...(properties && { properties: JSON.stringify(properties) }),
      ...(deliverTo !== undefined && { deliverTo: deliverTo && JSON.stringify(deliverTo) }),
      ...(blanket !== undefined && { blanket: blanket && JSON.stringify(blanket) }),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', before.id)
    .execute()
  return { ...before, ...changes, modified }
}

export interface Wanted {
  readonly draft: boolean
  /** A part of its number, its note or of what a line says. */
  readonly q?: string | undefined
  /** The connections to partners whose name holds that, too. */
  readonly suppliers?: readonly string[]
  /** Those only that this person wrote, or that were written for them. */
  readonly of?: string | undefined
}

/** What somebody wrote in a line. */
const searched = ['Name', 'Description', 'Note', 'SellersItemID']

const wanted = (uow: UnitOfWork, { draft, q, suppliers = [], of }: Wanted) =>
  all(uow)
    .where('state', draft ? '=' : '<>', 'DRAFT')
    .$if(of !== undefined, (rows) =>
      rows.where(({ or, eb }) => or([eb('requesterId', '=', of ?? ''), eb('onBehalfId', '=', of ?? '')])),
    )
    .$if(q !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(strpos(lower(concat_ws(' ', 'req-' || lpad(seq::text, 5, '0'), note)), lower(${q ?? ''})) > 0
          or exists (
            select from jsonb_array_elements(lines) one
            where one ->> 'SupplierConnectionId' = any(${suppliers}::text[])
              or strpos(lower(concat_ws(' ', ${sql.join(searched.map((field) => sql`one ->> ${field}::text`))})), lower(${q ?? ''})) > 0
          ))`,
      ),
    )

export const page = (uow: UnitOfWork, query: Wanted, limit: number, offset: number): Promise<RequisitionRecord[]> =>
  wanted(uow, query).selectAll().orderBy('modified', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()

export async function count(uow: UnitOfWork, query: Wanted): Promise<number> {
  const { found } = await wanted(uow, query)
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

/** What a person dealt with last of what they asked for, draft or not. */
export const newestOf = (uow: UnitOfWork, userId: string): Promise<RequisitionRecord | undefined> =>
  all(uow).selectAll().where('requesterId', '=', userId).orderBy('modified', 'desc').limit(1).executeTakeFirst()

/** The newest draft that a person writes: one that is locked, or another system's, takes no lines by itself. */
export const newestDraft = (uow: UnitOfWork, userId: string): Promise<RequisitionRecord | undefined> =>
  all(uow)
    .selectAll()
    .where('state', '=', 'DRAFT')
    .where('locked', '=', false)
    .where(isOurs)
    .where('requesterId', '=', userId)
    .orderBy('modified', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function addOrder({ tx }: UnitOfWork, order: SpawnedOrder): Promise<void> {
  await tables(tx)
    .insertInto('requisitionOrder')
    .values({
      ...order,
      lines: JSON.stringify(order.lines),
      failure: order.failure && JSON.stringify(order.failure),
    })
    .execute()
}

const orders = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('requisitionOrder').selectAll().where('companyId', '=', companyId)

export const ordersOf = (uow: UnitOfWork, requisitionId: string): Promise<SpawnedOrder[]> =>
  orders(uow).where('requisitionId', '=', requisitionId).orderBy('number').execute()

export const orderOf = (uow: UnitOfWork, orderId: string): Promise<SpawnedOrder | undefined> =>
  orders(uow).where('orderId', '=', orderId).executeTakeFirst()

/** An order goes on as another document, in the place of the one before. */
export async function moveOrder({ tx, companyId }: UnitOfWork, orderId: string, by: string): Promise<void> {
  await tables(tx)
    .updateTable('requisitionOrder')
    .set({ orderId: by })
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .execute()
}

const noSettings: Settings = { ApproverIds: [] }

export async function settings({ tx, companyId }: UnitOfWork): Promise<Settings> {
  const row = await tables(tx)
    .selectFrom('procurement')
    .select('settings')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return row?.settings ?? noSettings
}

export async function saveSettings({ tx, companyId }: UnitOfWork, given: Settings): Promise<void> {
  const changes = { settings: JSON.stringify(given) }
  await tables(tx)
    .insertInto('procurement')
    .values({ companyId, ...changes })
    .onConflict((one) => one.column('companyId').doUpdateSet(changes))
    .execute()
}

/** A person who is erased is nobody's requester any more; what was asked for stays. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  for (const column of ['requesterId', 'onBehalfId', 'decidedBy'] as const)
    await tables(tx)
      .updateTable('requisition')
      .set({ [column]: null })
      .where('companyId', '=', companyId)
      .where(column, '=', userId)
      .execute()
  await tables(tx)
    .updateTable('requisition')
    .set({ properties: sql`properties - ${lockHolder}::text` })
    .where('companyId', '=', companyId)
    .where(sql<boolean>`properties ->> ${lockHolder}::text = ${userId}`)
    .execute()
}
