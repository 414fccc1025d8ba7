import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Learned } from './rules.ts'

export interface ItemRow extends Learned {
  readonly company_id: string
  readonly id: string
  readonly hidden: boolean
  readonly entered: boolean
  readonly changed: Date
}

interface PriceRow {
  readonly company_id: string
  readonly item_id: string
  readonly connection_id: string
  readonly price: string
  readonly currency: string
}

const tables = (tx: Tx) => tx.withTables<{ item: ItemRow; item_price: PriceRow }>()

const mine = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('item').where('company_id', '=', companyId)

export interface Asked {
  readonly q?: string | undefined
  readonly side?: Learned['side'] | undefined
  readonly hidden: boolean
  readonly limit: number
  readonly offset: number
}

/** A page of those whose name or number holds a text, those used last first, and how many there are in all. */
export async function page(
  uow: UnitOfWork,
  { q, side, hidden, limit, offset }: Asked,
): Promise<{ rows: ItemRow[]; count: number }> {
  const part = `%${(q ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const found = mine(uow)
    .$if(!hidden, (rows) => rows.where('hidden', '=', false))
    .$if(side !== undefined, (rows) => rows.where('side', '=', side ?? 'SALES'))
    .$if(part !== '%%', (rows) =>
      rows.where(
        sql<boolean>`(lower(name) like ${part} or lower(sellers_item_id) like ${part} or lower(buyers_item_id) like ${part}
          or lower(standard_item_id) like ${part})`,
      ),
    )
  const rows = await found.selectAll().orderBy('changed', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await found.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

/** Purchases with a category whose names hold any of these parts, those made last first. */
export const boughtLike = (uow: UnitOfWork, parts: readonly string[], limit: number): Promise<ItemRow[]> =>
  mine(uow)
    .selectAll()
    .where('side', '=', 'PURCHASES')
    .where('hidden', '=', false)
    .where('commodity_code', 'is not', null)
    .where(sql<boolean>`lower(name) like any(${parts.map((part) => `%${part}%`)}::text[])`)
    .orderBy('changed', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** What a partner paid last, by item. */
export async function pricesFor(
  { tx, companyId }: UnitOfWork,
  connectionId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PriceRow>> {
  const rows = await tables(tx)
    .selectFrom('item_price')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('connection_id', '=', connectionId)
    .where('item_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.item_id, row]))
}

/** With whom items were traded, of each that was traded with one partner alone. */
export async function onlyPartnersOf(
  { tx, companyId }: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tables(tx)
    .selectFrom('item_price')
    .select(['item_id', sql<string>`min(connection_id::text)`.as('connection_id')])
    .where('company_id', '=', companyId)
    .where('item_id', '=', sql<string>`any(${ids}::uuid[])`)
    .groupBy('item_id')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .execute()
  return new Map(rows.map((row) => [row.item_id, row.connection_id]))
}

export const find = (uow: UnitOfWork, id: string): Promise<ItemRow | undefined> =>
  mine(uow).selectAll().where('id', '=', id).executeTakeFirst()

export const knownAs = (uow: UnitOfWork, side: Learned['side'], names: readonly string[]): Promise<ItemRow[]> =>
  mine(uow).selectAll().where('side', '=', side).where('known_by', '=', sql<string>`any(${names}::text[])`).execute()

export async function count(uow: UnitOfWork): Promise<number> {
  const { count } = await mine(uow)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Nobody else learns until the transaction ends: two at once would wait for each other's rows, or lose what the other learned. */
export async function holdAll({ tx, companyId }: UnitOfWork): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`items ${companyId}`}, 0))`.execute(tx)
}

export async function save({ tx }: UnitOfWork, row: ItemRow): Promise<void> {
  const { company_id: _company, id: _id, ...changes } = row
  await tables(tx)
    .insertInto('item')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(changes))
    .execute()
}

/** Keeps what is new; another transaction that learns the same is quicker, and right. */
export async function add({ tx }: UnitOfWork, rows: readonly ItemRow[]): Promise<void> {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('item')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function savePrices({ tx }: UnitOfWork, rows: readonly PriceRow[]): Promise<void> {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('item_price')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'item_id', 'connection_id']).doUpdateSet((given) => ({
        price: given.ref('excluded.price'),
        currency: given.ref('excluded.currency'),
      })),
    )
    .execute()
}

/** Whether there was one. */
export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('item')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
