import type { ResponseCode } from '@kontor/contract'
import { sql } from 'kysely'
import { type Act, prepared } from '../../../platform/index.ts'
import type { Entry, NewEntry } from '../entry.ts'
import { fallsDue, stateOf } from '../rules/index.ts'
import { searchWords } from '../values/search.ts'
import { type Tables, tables } from './tables.ts'
import { counted, countedColumns, tallied } from './tally.ts'

type Changes = Partial<Omit<Entry, 'companyId' | 'id' | 'state' | 'created'>>

type Key = Pick<Entry, 'companyId' | 'id'>

const finding = prepared(tables, (db, { companyId, id }: Key) => own(db, companyId, id).compile())
const locking = prepared(tables, (db, { companyId, id }: Key) => own(db, companyId, id).forUpdate().compile())

const own = (db: Tables, companyId: string, id: string) =>
  db
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('deleted', 'is', null)

export const find = async (act: Act, id: string): Promise<Entry | undefined> =>
  (await finding.ask(act.tx, { companyId: act.companyId, id }))[0]

/** Those of them that are there. */
export const among = (act: Act, ids: readonly string[]): Promise<Entry[]> =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted', 'is', null)
    .execute()

/** The entry, held against whoever would change it until the act ends. */
export const lock = async (act: Act, id: string): Promise<Entry | undefined> =>
  (await locking.ask(act.tx, { companyId: act.companyId, id }))[0]

const adding = prepared(tables, (db, { words, ...entry }: Entry & { words: string }) => {
  const written = db
    .insertInto('document')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning(['id', ...countedColumns])
  return sql<Key>`
    with written as (${written}), counted as (${counted({ 1: 'written' })})
    select written.id from written, ${searchSaved(words)}`.compile(db)
})

/** Undefined where the company has an entry under this id, even one that was deleted. */
export async function add(act: Act, entry: NewEntry): Promise<Entry | undefined> {
  const whole = { ...entry, state: stateOf(entry) }
  const [row] = await adding.ask(act.tx, { ...whole, words: wordsOf(whole) })
  return row && { ...whole, id: row.id }
}

type Change = Key & Changes & Pick<Entry, 'state'> & { readonly words?: string }

const changing = prepared(tables, (db, { words, companyId, id, ...changes }: Change) => {
  const before = db
    .selectFrom('document')
    .select(['id', ...countedColumns])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
  const written = db
    .updateTable('document')
    .from(sql`before`.as('before'))
    .set(changes)
    .where('document.companyId', '=', companyId)
    .where('document.id', '=', id)
    .where(sql<boolean>`before.id = document.id`)
    .returning(['document.id', ...countedColumns.map((column) => `document.${column}` as const)])
  const counts = Object.keys(changes).some((column) => tallied.has(column))
  return sql<Key>`
    with before as (${before}), written as (${written})
    ${counts ? sql`, counted as (${counted({ [-1]: 'before', 1: 'written' })})` : sql``}
    select written.id from written ${words === undefined ? sql`` : sql`, ${searchSaved(words)}`}`.compile(db)
})

/** What is counted is what the row was and what it becomes: it is held first, for the entry may be older. */
export async function change(act: Act, entry: Entry, changes: Changes): Promise<Entry> {
  const changed = { ...entry, ...changes }
  const state = stateOf(changed)
  const words = changes.contentHash === undefined ? {} : { words: wordsOf(changed) }
  const key = { companyId: act.companyId, id: entry.id }
  const [row] = await changing.ask(act.tx, { ...changes, state, ...key, ...words })
  if (row === undefined) throw new Error(`The document ${entry.id} is not there to be changed`)
  return { ...changed, state }
}

/** The words by which an entry is found. */
const wordsOf = (entry: NewEntry): string =>
  searchWords(
    entry.businessId,
    entry.senderName,
    entry.receiverName,
    entry.note,
    entry.requesterName,
    entry.accountingSystemId,
  ).join(' ')

/** Saves them for the row that was `written`. */
const searchSaved = (words: string) => sql`document_search_save(written.company_id, written.id, ${words})`

/** What answers, corrects or follows a document, oldest first. */
export const answering = (act: Act, id: string): Promise<Entry[]> =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('answersId', '=', id)
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .limit(100)
    .execute()

/** Documents whose bytes are here still, in the order of their ids, after one of them. */
export const contentsAfter = (
  act: Act,
  after: string | null,
  most: number,
): Promise<Pick<Entry, 'id' | 'contentHash'>[]> =>
  tables(act.tx)
    .selectFrom('document')
    .select(['id', 'contentHash'])
    .where('companyId', '=', act.companyId)
    .where('id', '>', after ?? '00000000-0000-0000-0000-000000000000')
    .where('deleted', 'is', null)
    .where('discarded', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()

/** What falls due by its due date before today, held until the act ends. */
export const pastDue = (act: Act, today: string, most: number): Promise<Entry[]> =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('dueDate', '<', today)
    .where('payment', '=', fallsDue.payment)
    .where('dueDate', 'is not', null)
    .where('deleted', 'is', null)
    .where('draft', '=', false)
    .where('type', 'in', fallsDue.types)
    .where('delivery', 'in', fallsDue.delivery)
    .where('response', 'in', fallsDue.response)
    .orderBy('dueDate')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute()

/** The words and codes of answers, to say why in a history. */
export const reasonsOf = (
  act: Act,
  answerIds: readonly string[],
): Promise<
  { id: string; statusMessage: string | null; reasonCode: string | null; answerCode: ResponseCode | null }[]
> =>
  answerIds.length === 0
    ? Promise.resolve([])
    : tables(act.tx)
        .selectFrom('document')
        .select(['id', 'statusMessage', 'reasonCode', 'answerCode'])
        .where('companyId', '=', act.companyId)
        .where('id', 'in', answerIds)
        .execute()
