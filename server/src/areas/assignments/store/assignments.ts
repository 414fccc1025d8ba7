import { type areas, type InputOf, roles } from '@kontor/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import { isUuid } from '../../entries/index.ts'
import { type AssignmentTable, tables } from './tables.ts'

export type AssignmentRecord = Selectable<AssignmentTable> & { readonly assigneeIds: readonly string[] }

type Query = InputOf<(typeof areas)['assignments']['listAssignments']>['query']
/** `unfinished`: those that are not closed only. */
type Filter = Omit<Query, 'limit' | 'page' | 'sortby' | 'direction'> & { readonly unfinished?: boolean }

/** The company's assignments, each with those to whom it is given. */
const all = ({ tx, companyId }: UnitOfWork) =>
  tables(tx)
    .selectFrom('assignment')
    .selectAll()
    .select(
      sql<string[]>`array(select user_id from assignment_assignee given
        where given.company_id = assignment.company_id and given.assignment_id = assignment.id order by user_id)`.as(
        'assigneeIds',
      ),
    )
    .where('companyId', '=', companyId)

export async function add(uow: UnitOfWork, record: Omit<AssignmentRecord, 'companyId'>): Promise<AssignmentRecord> {
  const { companyId, tx } = uow
  const { assigneeIds, context, delegations, ...rest } = record
  await tables(tx)
    .insertInto('assignment')
    .values({ ...rest, companyId, context: JSON.stringify(context), delegations: JSON.stringify(delegations) })
    .execute()
  await addAssignees(uow, record.id, assigneeIds)
  return { ...record, companyId }
}

export const find = (uow: UnitOfWork, id: string): Promise<AssignmentRecord | undefined> =>
  all(uow).where('id', '=', id).executeTakeFirst()

/** The newest assignment about something that is not closed. */
export const newestUnfinished = (uow: UnitOfWork, subjectId: string): Promise<AssignmentRecord | undefined> =>
  all(uow)
    .where('subjectId', '=', subjectId)
    .where('status', '<>', 'CLOSED')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Held against whoever would change it until the transaction ends. It is read once it is held: who had to wait would else read to
 * whom it was given before.
 */
export async function lock(uow: UnitOfWork, id: string): Promise<AssignmentRecord | undefined> {
  await hold(all(uow).where('id', '=', id))
  return find(uow, id)
}

/** What is given to a person and not closed, held in the same way; all of it, or what who acts may see. */
export async function lockUnfinished(
  uow: UnitOfWork,
  userId: string,
  which: 'all' | 'seen',
): Promise<AssignmentRecord[]> {
  const unfinished = all(uow)
    .where('status', '<>', 'CLOSED')
    .where(givenTo(uow, [userId]))
    .$if(which === 'seen', (query) => query.where(seen(uow)))
    .orderBy('id')
  await hold(unfinished)
  return unfinished.execute()
}

const hold = (records: ReturnType<typeof all>) => records.clearSelect().select('id').forUpdate().execute()

type Changes = Pick<AssignmentRecord, 'status'> &
  Partial<Pick<AssignmentRecord, 'comment' | 'delegations' | 'assigneeIds'>>

/** Says how it stands from now on. */
export async function change(uow: UnitOfWork, before: AssignmentRecord, changes: Changes): Promise<AssignmentRecord> {
  const { companyId, now: modified, tx } = uow
  const { actorId: modifiedBy } = uow.author
  const { assigneeIds, delegations, ...rest } = changes
  await tables(tx)
    .updateTable('assignment')
    .set({ ...rest, modified, modifiedBy, ...(delegations && { delegations: JSON.stringify(delegations) }) })
    .where('companyId', '=', companyId)
    .where('id', '=', before.id)
    .execute()
  if (assigneeIds !== undefined) {
    await tables(tx)
      .deleteFrom('assignmentAssignee')
      .where('companyId', '=', companyId)
      .where('assignmentId', '=', before.id)
      .execute()
    await addAssignees(uow, before.id, assigneeIds)
  }
  return { ...before, ...changes, modified, modifiedBy }
}

async function addAssignees(
  { tx, companyId }: UnitOfWork,
  assignmentId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await tables(tx)
    .insertInto('assignmentAssignee')
    .values(userIds.map((userId) => ({ companyId, assignmentId, userId })))
    .execute()
}

/** What went to others in a person's place since an instant, the newest first. */
export const delegatedFrom = (
  uow: UnitOfWork,
  personId: string,
  since: Date,
  limit: number,
): Promise<AssignmentRecord[]> =>
  all(uow)
    .where(sql<boolean>`delegations @> ${JSON.stringify([{ delegator: personId }])}::jsonb`)
    .where('created', '>=', since)
    .orderBy('created', 'desc')
    .limit(limit)
    .execute()

const givenTo = ({ companyId }: UnitOfWork, userIds: readonly string[]) =>
  sql<boolean>`id in (select assignment_id from assignment_assignee
    where company_id = ${companyId} and user_id = any(${userIds}::uuid[]))`

/** Whether the person who acts may see what it is about. */
const seen = ({ companyId, author }: UnitOfWork) =>
  sql<boolean>`(subject_type <> 'DOCUMENT' or document_open_to(${companyId}, subject_id, ${author.actorId}, ${roles.companyAdmin}))`

const columns = { createdat: 'created', modifiedat: 'modified', type: 'type', status: 'status' } as const

/** Those that the person who acts may see, and how many there are in all. */
export async function list(
  uow: UnitOfWork,
  { limit, page, sortby = 'createdat', direction, ...filter }: Query & Filter,
) {
  const order = direction === 'ascending' ? 'asc' : 'desc'
  const fitting = narrowed(uow, filter)
  const rows = await fitting
    .orderBy(columns[sortby], order)
    .orderBy('id', order)
    .limit(limit)
    .offset(page * limit)
    .execute()
  const { total } = await fitting
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** What is not asked for narrows nothing. */
const fits = <T>(value: T | undefined, condition: (value: T) => RawBuilder<boolean>): RawBuilder<boolean> =>
  value === undefined ? sql`true` : condition(value)

/** Of that type, or of one whose name begins with it as a word: `CHECK` finds `CHECK.AMOUNT`, and not `CHECKING`. */
const inCategory = (category: string) => sql<boolean>`(type = ${category} or
  (starts_with(type, ${category}) and substr(type, length(${category}) + 1, 1) in ('.', '_', '-', ':', '/')))`

const narrowed = (uow: UnitOfWork, filter: Filter) =>
  all(uow)
    .where(seen(uow))
    .where(fits(filter.assigneeids, (ids) => givenTo(uow, ids)))
    .where(fits(filter.subjectid, (id) => (isUuid(id) ? sql`subject_id = ${id}` : sql`false`)))
    .where(fits(filter.with_tags, (tags) => sql`tags @> ${tags}::text[]`))
    .where(fits(filter.without_tags, (tags) => sql`not tags && ${tags}::text[]`))
    .where(fits(filter.status, (status) => sql`status = ${status}`))
    .where(fits(filter.unfinished, () => sql`status <> 'CLOSED'`))
    .where(fits(filter.type, (type) => sql`type = ${type}`))
    .where(fits(filter.type_category, (type) => inCategory(type)))
    .where(fits(filter.companyid, (id) => sql`company_id = ${id}`))
    .where(fits(filter.externalid, (id) => sql`external_id = ${id}`))
    .where(fits(filter.created_from, (at) => sql`created >= ${at}`))
    .where(fits(filter.created_to, (at) => sql`created <= ${at}`))
    .where(fits(filter.modified_from, (at) => sql`modified >= ${at}`))
    .where(fits(filter.modified_to, (at) => sql`modified <= ${at}`))
