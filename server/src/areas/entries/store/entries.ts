import type { ResponseCode } from '@kontor/contract'
import { sql } from 'kysely'
import { anyOf, type Batch, batched, batchedById, type UnitOfWork } from '../../../platform/index.ts'
import { countedBy, countedColumns } from '../counted-fields.ts'
import type { Entry } from '../entry.ts'
import { blanketOrder, type Lapsing, lapses } from '../rules/closing.ts'
import { fallsDue } from '../rules/states.ts'
import { counted } from './changes.ts'
import { addingRouted, changingRouted } from './routed.ts'
import { tables } from './tables.ts'

export type Changes = Partial<Omit<Entry, 'companyId' | 'id' | 'state' | 'created'>>

type Key = Pick<Entry, 'companyId' | 'id'>

const countedNames = sql.raw(countedColumns.join(', '))

const where = sql`deleted is null`

const finding = batchedById(tables, 'document', { where })

const locking = batchedById(tables, 'document', { where, lock: sql`for update` })

export const find = async (uow: UnitOfWork, id: string): Promise<Entry | undefined> =>
  (await finding.ask(uow.tx, { companyId: uow.companyId, id }))[0]

/** Those of them that are there. */
export const among = async (uow: UnitOfWork, ids: readonly string[]): Promise<Entry[]> =>
  ids.length === 0
    ? []
    : tables(uow.tx)
        .selectFrom('document')
        .selectAll()
        .where('companyId', '=', uow.companyId)
        .where('id', '=', anyOf(ids))
        .where('deleted', 'is', null)
        .execute()

/** The entry, held against whoever would change it until the transaction ends. */
export const lock = async (uow: UnitOfWork, id: string): Promise<Entry | undefined> =>
  (await locking.ask(uow.tx, { companyId: uow.companyId, id }))[0]

/** What was asked for: columns of an entry, and beside them its place and the words by which it is found. */
const givenOf = (rows: Batch<unknown>['rows']) => sql`
  select * from rows from (
    json_populate_recordset(null::document, ${rows}), json_to_recordset(${rows}) as (nth integer, words text)
  )`

/** Saves the words of what was `written`. */
const searchSaved = (companyId: Batch<unknown>['companyId']) => sql`
  insert into document_words (company_id, document_id, words, answer)
  select ${companyId}, id, given.words, written.type = 'status' from written join given using (id)
  on conflict (company_id, document_id) do update set words = excluded.words, answer = excluded.answer`

const adding = batched(
  tables,
  (db, { companyId, rows, columns }: Batch<Kept>) => {
    const names = sql.raw(columns.filter((column) => column !== 'words').join(', '))
    return sql<Key>`
    with given as (${givenOf(rows)}),
    written as (
      insert into document (company_id, ${names}) select ${companyId}, ${names} from given
      on conflict (company_id, id) do nothing returning id, ${countedNames}
    ),
    counted as (${counted({ 1: 'written' })}),
    saved as (${searchSaved(companyId)})
    select nth, id from written join given using (id)`.compile(db)
  },
  addingRouted,
)

/** An entry as it is kept, and the words by which it is found. */
type Kept = Entry & { readonly words: string }

/** Its id as it is kept; undefined where the company has an entry under it, even one that was deleted. */
export const add = async (uow: UnitOfWork, entry: Kept): Promise<string | undefined> =>
  (await adding.ask(uow.tx, entry))[0]?.id

/** With each tag stands whether it is an answer that carries it; another content may make it one. */
const retagged = (companyId: Batch<unknown>['companyId']) => sql`
  update document_tag set answer = written.type = 'status' from written
  where document_tag.company_id = ${companyId} and document_id = any(array(select id from written))
    and written.id = document_id and answer <> (written.type = 'status')`

type Change = Key & Changes & Pick<Entry, 'state'> & { readonly words?: string }

const changing = batched(
  tables,
  (db, { companyId, rows, columns }: Batch<Change>) => {
    const changed = columns.filter((column) => column !== 'id' && column !== 'words')
    return sql<Key>`
    with given as (${givenOf(rows)}),
    before as (
      select id, ${countedNames} from document
      where company_id = ${companyId} and id = any(array(select id from given)) order by id for update
    ),
    written as (
      update document set ${sql.raw(changed.map((column) => `${column} = given.${column}`).join(', '))} from given, before
      where document.company_id = ${companyId} and document.id = any(array(select id from before))
        and given.id = document.id and before.id = document.id
      returning document.id, ${sql.join(countedColumns.map((column) => sql.ref(`document.${column}`)))}
    )
    ${changed.some((column) => countedBy.has(column)) ? sql`, counted as (${counted({ [-1]: 'before', 1: 'written' })})` : sql``}
    ${changed.includes('type') ? sql`, retagged as (${retagged(companyId)})` : sql``}
    ${columns.includes('words') ? sql`, saved as (${searchSaved(companyId)})` : sql``}
    select nth, id from written join given using (id)`.compile(db)
  },
  changingRouted,
)

/** What is counted is what the row was and what it becomes: it is held first. False where it is not there. */
export const change = async (uow: UnitOfWork, id: string, changes: Omit<Change, keyof Key>): Promise<boolean> =>
  (await changing.ask(uow.tx, { ...changes, companyId: uow.companyId, id })).length > 0

/** The same of one that this unit of work holds, without waiting: it is there. */
export const changeHeld = (uow: UnitOfWork, id: string, changes: Omit<Change, keyof Key>): void =>
  uow.send(changing.with(uow.tx, { ...changes, companyId: uow.companyId, id }))

/** What a document answers, corrects or follows. */
export async function answeredBy({ tx, companyId }: UnitOfWork, id: string): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select answered.* from document one join document answered
      on answered.company_id = one.company_id and answered.id = one.answers_id and answered.deleted is null
    where one.company_id = ${companyId} and one.id = ${id} limit 1`.execute(tables(tx))
  return rows[0]
}

/** What answers, corrects or follows a document, oldest first. */
export const answering = (uow: UnitOfWork, id: string): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('answersId', '=', id)
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .limit(100)
    .execute()

/** So many documents that follow others are read at once. */
const maxFollowing = 10_000

const following = batched(tables, (db, { companyId, rows }: Batch<Key>) =>
  sql<Entry>`
    select nth, found.* from json_to_recordset(${rows}) as given (nth integer, id uuid), lateral (
      select * from document where company_id = ${companyId} and answers_id = given.id and deleted is null
      order by created, id limit ${sql.lit(maxFollowing)}
    ) found`.compile(db),
)

/** The same as far as they can be held, asked together with others of the same turn. */
export const allFollowing = (uow: UnitOfWork, id: string): Promise<Entry[]> =>
  following.ask(uow.tx, { companyId: uow.companyId, id })

/** The same of several documents. */
export const answeringAny = (uow: UnitOfWork, ids: readonly string[]): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('answersId', '=', anyOf(ids))
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .limit(maxFollowing)
    .execute()

/** Documents whose bytes are here still, in the order of their ids, after one of them. */
export const contentsAfter = (
  uow: UnitOfWork,
  after: string | null,
  limit: number,
): Promise<Pick<Entry, 'id' | 'contentHash'>[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .select(['id', 'contentHash'])
    .where('companyId', '=', uow.companyId)
    .where('id', '>', after ?? '00000000-0000-0000-0000-000000000000')
    .where('deleted', 'is', null)
    .where('discarded', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

/** What comes back from hold by itself by a day; few documents are on hold. */
export const backBy = (uow: UnitOfWork, day: string): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('onHold', 'is not', null)
    .where(sql<string>`on_hold ->> 'until'`, '<=', day)
    .orderBy('created')
    .execute()

/** What falls due by its due date before today, held until the transaction ends. */
export const pastDue = (uow: UnitOfWork, today: string, limit: number): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('dueDate', '<', today)
    .where('dueDate', 'is not', null)
    .where('deleted', 'is', null)
    .where('draft', '=', sql.lit(false))
    .where('replacement', '=', sql.lit('ORIGINAL'))
    // Said in the statement itself, as in its index (migration 0040): of a value that comes beside it nobody knows.
    .where('payment', '=', sql.lit(fallsDue.payment))
    .where('type', 'in', fallsDue.types.map(literal))
    .where('delivery', 'in', fallsDue.delivery.map(literal))
    .where('response', 'in', fallsDue.response.map(literal))
    .orderBy('dueDate')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()

/** The company's quotes, or its blanket orders, whose validity ended before a day and which are open still, held until the transaction ends. */
export const lapsing = (uow: UnitOfWork, what: Lapsing, today: string, limit: number): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('dueDate', '<', today)
    .where('dueDate', 'is not', null)
    // As in the indexes (migrations 0081 and 0111).
    .$if(what === 'QUOTES', (rows) =>
      rows.where('type', '=', sql.lit(lapses.type)).where('response', '=', sql.lit(lapses.response)),
    )
    .$if(what === 'BLANKET_ORDERS', (rows) => rows.where('orderType', '=', sql.lit(blanketOrder)))
    .where('closed', '=', sql.lit(false))
    .where('reopened', '=', sql.lit(false))
    .where('draft', '=', sql.lit(false))
    .where('deleted', 'is', null)
    .orderBy('dueDate')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()

/** A word that stands in the statement. */
const literal = <Word extends string>(word: Word) => sql.lit(word)

/** The words and codes of answers, to say why in a history. */
export const reasonsOf = (
  uow: UnitOfWork,
  answerIds: readonly string[],
): Promise<
  { id: string; statusMessage: string | null; reasonCode: string | null; answerCode: ResponseCode | null }[]
> =>
  answerIds.length === 0
    ? Promise.resolve([])
    : tables(uow.tx)
        .selectFrom('document')
        .select(['id', 'statusMessage', 'reasonCode', 'answerCode'])
        .where('companyId', '=', uow.companyId)
        .where('id', 'in', answerIds)
        .execute()
