import type { ResponseCode } from '@kontor/contract'
import { sql } from 'kysely'
import type { Act } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { fallsDue, stateOf } from '../rules/index.ts'
import { searchWords } from '../values/search.ts'
import { tables } from './tables.ts'
import { counted, tallied } from './tally.ts'

type Changes = Partial<Omit<Entry, 'companyId' | 'id' | 'state' | 'created'>>

const own = (act: Act, id: string) =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('id', '=', id)
    .where('deleted', 'is', null)

export const find = (act: Act, id: string): Promise<Entry | undefined> => own(act, id).executeTakeFirst()

/** The entry, held against whoever would change it until the act ends. */
export const lock = (act: Act, id: string): Promise<Entry | undefined> => own(act, id).forUpdate().executeTakeFirst()

/** Undefined where the company has an entry under this id, even one that was deleted. */
export async function add(act: Act, entry: Omit<Entry, 'state'>): Promise<Entry | undefined> {
  const state = stateOf(entry)
  const written = tables(act.tx)
    .insertInto('document')
    .values({ ...entry, state })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returningAll()
  const { rows } = await sql<{ id: string }>`
    with written as (${written}), counted as (${counted({ 1: 'written' })})
    select written.id from written, ${searchSaved(entry)}`.execute(tables(act.tx))
  return rows[0] && { ...entry, id: rows[0].id, state }
}

/** What is counted is what the row was and what it becomes: it is held first, for the entry may be older. */
export async function change(act: Act, entry: Entry, changes: Changes): Promise<Entry> {
  const changed = { ...entry, ...changes }
  const before = tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('id', '=', entry.id)
    .forUpdate()
  const written = tables(act.tx)
    .updateTable('document')
    .from(sql`before`.as('before'))
    .set({ ...changes, state: stateOf(changed) })
    .where('document.companyId', '=', act.companyId)
    .where('document.id', '=', entry.id)
    .where(sql<boolean>`before.id = document.id`)
    .returningAll('document')
  const counts = Object.keys(changes).some((column) => tallied.has(column))
  const { rows } = await sql<Entry>`
    with before as (${before}), written as (${written})
    ${counts ? sql`, counted as (${counted({ [-1]: 'before', 1: 'written' })})` : sql``}
    select written.* from written ${changes.contentHash === undefined ? sql`` : sql`, ${searchSaved(changed)}`}`.execute(
    tables(act.tx),
  )
  if (rows[0] === undefined) throw new Error(`The document ${entry.id} is not there to be changed`)
  return rows[0]
}

/** Saves the words by which the row that was `written` is found. */
function searchSaved(entry: Omit<Entry, 'state'>) {
  const words = searchWords(
    entry.businessId,
    entry.senderName,
    entry.receiverName,
    entry.note,
    entry.requesterName,
    entry.accountingSystemId,
  )
  return sql`document_search_save(written.company_id, written.id, ${words.join(' ')})`
}

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

/** The number of the company's latest document of a type, drafts aside: by its issue date, then by when it was made. */
export const lastNumber = async (act: Act, type: Entry['type']): Promise<string | undefined> => {
  const last = await tables(act.tx)
    .selectFrom('document')
    .select('businessId')
    .where('companyId', '=', act.companyId)
    .where('type', '=', type)
    .where('delivery', '<>', 'RECEIVED')
    .where('draft', '=', false)
    .where('deleted', 'is', null)
    .where('archived', '=', false)
    .orderBy('issueDate', (order) => order.desc().nullsLast())
    .orderBy('created', 'desc')
    .orderBy('businessId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.businessId
}

/** The first document of a type that the company issued under a number, drafts aside. */
export const underNumber = (act: Act, type: Entry['type'], number: string): Promise<{ id: string } | undefined> =>
  tables(act.tx)
    .selectFrom('document')
    .select('id')
    .where('companyId', '=', act.companyId)
    .where('side', 'in', ['sales', 'purchases'])
    .where('type', '=', type)
    .where('businessId', '=', number)
    .where('deleted', 'is', null)
    .where('draft', '=', false)
    .where('delivery', '<>', 'RECEIVED')
    .orderBy('created')
    .limit(1)
    .executeTakeFirst()

/** The latest document of a type under a number that was exchanged with a partner of this name. */
export const exchangedUnder = (
  act: Act,
  type: Entry['type'],
  number: string,
  partner: string,
): Promise<Entry | undefined> =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('side', 'in', ['sales', 'purchases'])
    .where('type', '=', type)
    .where('businessId', '=', number)
    .where('deleted', 'is', null)
    .where('draft', '=', false)
    .where((either) => either.or([either('senderName', '=', partner), either('receiverName', '=', partner)]))
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

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
