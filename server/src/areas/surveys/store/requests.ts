import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Direction, RequestRecord, RequestState } from '../records.ts'
import { tables } from './tables.ts'

const all = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('questionnaireRequest').where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<RequestRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** The request, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<RequestRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export interface RequestFilter {
  readonly direction: Direction
  readonly state?: RequestState | undefined
  readonly questionnaireId?: string | undefined
  readonly q?: string | undefined
}

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const wanted = (uow: UnitOfWork, { direction, questionnaireId, q }: Omit<RequestFilter, 'state'>) =>
  all(uow)
    .where('direction', '=', direction)
    .$if(questionnaireId !== undefined, (rows) => rows.where('questionnaireId', '=', questionnaireId ?? ''))
    .$if(q !== undefined, (rows) =>
      rows.where(sql<boolean>`(partner_name ilike ${like(q ?? '')} or name ilike ${like(q ?? '')})`),
    )

/** What is asked of the company stands in the order in which it is wanted; what it asks, the last change first. */
export const page = (uow: UnitOfWork, query: RequestFilter, limit: number, offset: number): Promise<RequestRecord[]> =>
  wanted(uow, query)
    .selectAll()
    .$if(query.state !== undefined, (rows) => rows.where('state', '=', query.state ?? 'SENT'))
    .$if(query.direction === 'RECEIVED', (rows) =>
      rows.orderBy(sql`state in ('APPROVED', 'UNDER_REVIEW')`).orderBy(sql`coalesce(due, 'infinity')`),
    )
    .$if(query.direction === 'SENT', (rows) => rows.orderBy('modified', 'desc'))
    .orderBy('sent')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many there are in each state. */
export async function counts(uow: UnitOfWork, query: RequestFilter): Promise<{ state: RequestState; count: number }[]> {
  const rows = await wanted(uow, query)
    .select(['state', ({ fn }) => fn.countAll<string>().as('found')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, found }) => ({ state, count: Number(found) }))
}

/** What the company asks with a questionnaire, by the name of who is asked. */
export const ofQuestionnaire = (uow: UnitOfWork, questionnaireId: string): Promise<RequestRecord[]> =>
  wanted(uow, { direction: 'SENT', questionnaireId })
    .selectAll()
    .orderBy('partnerName')
    .orderBy('sent')
    .limit(10_000)
    .execute()

/** What a company was asked with a version, the newest first. */
export const requestsTo = (
  uow: UnitOfWork,
  questionnaireId: string,
  version: number,
  partnerId: string,
): Promise<RequestRecord[]> =>
  wanted(uow, { direction: 'SENT', questionnaireId })
    .selectAll()
    .where('version', '=', version)
    .where('partnerId', '=', partnerId)
    .orderBy('sent', 'desc')
    .execute()

/** What the company was asked with a questionnaire, the newest first; held. */
export const lockReceived = (uow: UnitOfWork, questionnaireId: string): Promise<RequestRecord[]> =>
  wanted(uow, { direction: 'RECEIVED', questionnaireId }).selectAll().orderBy('sent', 'desc').forUpdate().execute()

/** Those who have yet to answer, and have it in their inbox. */
export const openReceived = (uow: UnitOfWork): Promise<RequestRecord[]> =>
  wanted(uow, { direction: 'RECEIVED' })
    .selectAll()
    .where('state', 'in', ['SENT', 'ANSWERING', 'REJECTED'])
    .orderBy('id')
    .execute()

/** Whose answers to a questionnaire were approved. */
export async function approvedBy(uow: UnitOfWork, questionnaireId: string): Promise<string[]> {
  const rows = await wanted(uow, { direction: 'SENT', questionnaireId })
    .select('partnerId')
    .distinct()
    .where('state', '=', 'APPROVED')
    .execute()
  return rows.map(({ partnerId }) => partnerId)
}

export async function add({ tx }: UnitOfWork, record: RequestRecord): Promise<void> {
  const { blocks, answers, rejectedAnswers, ...row } = record
  await tables(tx)
    .insertInto('questionnaireRequest')
    .values({
      ...row,
      blocks: JSON.stringify(blocks),
      answers: JSON.stringify(answers),
      rejectedAnswers: rejectedAnswers && JSON.stringify(rejectedAnswers),
    })
    .execute()
}

export async function change(
  { tx, companyId, now: modified }: UnitOfWork,
  id: string,
  { answers, rejectedAnswers, ...changes }: Partial<Omit<RequestRecord, 'companyId' | 'id' | 'blocks'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireRequest')
    .set({
      ...changes,
      modified,
      ...(answers && { answers: JSON.stringify(answers) }),
      ...(rejectedAnswers && { rejectedAnswers: JSON.stringify(rejectedAnswers) }),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** A person who is erased sent nothing any more, and reviews nothing; what was asked stays. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  const none = { senderId: sql<null>`nullif(sender_id, ${userId})`, reviewer: sql<null>`nullif(reviewer, ${userId})` }
  await tables(tx)
    .updateTable('questionnaireRequest')
    .set(none)
    .where('companyId', '=', companyId)
    .where(({ or, eb }) => or([eb('senderId', '=', userId), eb('reviewer', '=', userId)]))
    .execute()
}
