import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import { searchWords } from '../entries/index.ts'
import { type Asked, askedBy, trigramsOf, wordsText } from './rules/index.ts'
import type { CatalogueRecord, ItemRecord } from './rules/records.ts'

interface ItemTable extends ItemRecord {
  readonly companyId: string
  readonly catalogueId: string
}

const tables = (tx: Tx) =>
  tx.withTables<{ catalogue: CatalogueRecord; catalogueItem: ItemTable }>().withPlugin(new CamelCasePlugin())

const mine = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('catalogue').where('companyId', '=', companyId)
const itemsOf = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('catalogueItem').where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<CatalogueRecord | undefined> =>
  mine(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** The catalogue, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<CatalogueRecord | undefined> =>
  mine(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Those that changed last first. */
export const page = (uow: UnitOfWork, limit: number, offset: number): Promise<CatalogueRecord[]> =>
  mine(uow).selectAll().orderBy('modified', 'desc').orderBy('id').limit(limit).offset(offset).execute()

export const all = (uow: UnitOfWork): Promise<CatalogueRecord[]> => mine(uow).selectAll().execute()

export async function count(uow: UnitOfWork): Promise<number> {
  const { count } = await mine(uow)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Saves what a catalogue is; its items are written apart. */
export async function save({ tx }: UnitOfWork, catalogue: CatalogueRecord): Promise<void> {
  const { companyId: _company, id: _id, ...changes } = catalogue
  await tables(tx)
    .insertInto('catalogue')
    .values(catalogue)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}

/** Whether there was one. */
export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('catalogue')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const columns = [
  'sellersItemId',
  'name',
  'description',
  'unitCode',
  'price',
  'taxCategory',
  'taxPercent',
  'minimumOrderQuantity',
  'orderQuantityIncrement',
  'commodityCode',
  'commodityScheme',
  'standardItemId',
  'leadTimeDays',
] as const satisfies readonly (keyof ItemRecord)[]

export const allItems = (uow: UnitOfWork, catalogueId: string): Promise<ItemRecord[]> =>
  itemsOf(uow).select(columns).where('catalogueId', '=', catalogueId).execute()

export const pageOfItems = (
  uow: UnitOfWork,
  catalogueId: string,
  limit: number,
  offset: number,
): Promise<ItemRecord[]> =>
  itemsOf(uow)
    .select(columns)
    .where('catalogueId', '=', catalogueId)
    .orderBy(({ fn }) => fn<string>('lower', ['name']))
    .orderBy('sellersItemId')
    .limit(limit)
    .offset(offset)
    .execute()

/** As many rows as one statement writes: each has a parameter for each column. */
const rowsAtOnce = 1000

/** Writes items, over those with the same number; and by which words they are found. */
export async function saveItems(uow: UnitOfWork, catalogueId: string, items: readonly ItemRecord[]): Promise<void> {
  const { tx, companyId } = uow
  for (let at = 0; at < items.length; at += rowsAtOnce) {
    const some = items.slice(at, at + rowsAtOnce)
    await tables(tx)
      .insertInto('catalogueItem')
      .values(some.map((item) => ({ ...item, companyId, catalogueId })))
      .onConflict((conflict) =>
        conflict
          .columns(['companyId', 'catalogueId', 'sellersItemId'])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.slice(1).map((name) => [name, ref(`excluded.${name}`)])),
          ),
      )
      .execute()
    await saveWords(uow, catalogueId, some)
  }
}

async function saveWords(
  { tx, companyId }: UnitOfWork,
  catalogueId: string,
  items: readonly ItemRecord[],
): Promise<void> {
  const words = items.map((item) =>
    searchWords(item.name, item.sellersItemId, item.standardItemId, item.commodityCode, item.description),
  )
  const numbers = words.map((some) => `{${trigramsOf(companyId, some).join(',')}}`)
  const ids = items.map(({ sellersItemId }) => sellersItemId)
  await sql`
    insert into catalogue_words (company_id, catalogue_id, sellers_item_id, words, trigrams)
    select ${companyId}::uuid, ${catalogueId}::uuid, item, content, number::integer[]
    from unnest(${ids}::text[], ${words.map(wordsText)}::text[], ${numbers}::text[]) saved (item, content, number)
    on conflict (company_id, catalogue_id, sellers_item_id)
      do update set words = excluded.words, trigrams = excluded.trigrams`.execute(tx)
}

export async function removeItems(uow: UnitOfWork, catalogueId: string, numbers: readonly string[]): Promise<void> {
  const { tx, companyId } = uow
  await sql`
    delete from catalogue_words where company_id = ${companyId} and catalogue_id = ${catalogueId}
      and sellers_item_id = any(${numbers}::text[])`.execute(tx)
  await tables(tx)
    .deleteFrom('catalogueItem')
    .where('companyId', '=', companyId)
    .where('catalogueId', '=', catalogueId)
    .where('sellersItemId', '=', sql<string>`any(${numbers}::text[])`)
    .execute()
}

/** The most that a search finds: who sees so many types on. */
export const maxFound = 1000

export type Found = ItemRecord & { readonly catalogueId: string }

/** The items of some catalogues that have all the words, each as a part of one; the best first. */
export async function search(
  uow: UnitOfWork,
  catalogueIds: readonly string[],
  text: string,
  limit: number = maxFound,
): Promise<Found[]> {
  const asked = askedBy(uow.companyId, searchWords(text).slice(0, maxWords))
  if (asked === undefined || catalogueIds.length === 0) return []
  const { rows: keys } = await finding(uow, catalogueIds, asked, limit).execute(uow.tx)
  const rows = await itemsOf(uow)
    .select([...columns, 'catalogueId'])
    .where(
      sql<boolean>`(catalogue_id, sellers_item_id) in (select * from
        unnest(${keys.map(({ catalogue }) => catalogue)}::uuid[], ${keys.map(({ item }) => item)}::text[]))`,
    )
    .execute()
  const byKey = new Map(rows.map((row) => [`${row.catalogueId} ${row.sellersItemId}`, row]))
  return keys.flatMap(({ catalogue, item }) => byKey.get(`${catalogue} ${item}`) ?? [])
}

/** Each further word is compared with everything that the others find. */
const maxWords = 8

export const finding = (
  { companyId }: UnitOfWork,
  catalogueIds: readonly string[],
  { trigrams, patterns, start }: Asked,
  limit: number,
) =>
  sql<{ catalogue: string; item: string }>`select catalogue, item from catalogue_words_find(${companyId}::uuid,
    ${catalogueIds}::uuid[], ${trigrams}::integer[], ${patterns}::text[], ${start}, ${limit})`
