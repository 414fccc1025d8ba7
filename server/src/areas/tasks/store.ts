import { roles } from '@kontor/contract'
import { CamelCasePlugin, type ColumnType, type RawBuilder, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { TaskRecord } from './records.ts'

type TaskTable = Omit<TaskRecord, 'context'> & {
  readonly context: ColumnType<TaskRecord['context'], string, string>
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const tables = (tx: Tx) => tx.withTables<{ task: TaskTable }>().withPlugin(camelCase)

const all = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('task').selectAll().where('companyId', '=', companyId)

export async function add(uow: UnitOfWork, task: TaskRecord): Promise<void> {
  await tables(uow.tx)
    .insertInto('task')
    .values({ ...task, context: JSON.stringify(task.context) })
    .execute()
}

export const find = (uow: UnitOfWork, id: string): Promise<TaskRecord | undefined> =>
  all(uow).where('id', '=', id).executeTakeFirst()

/** Those of these that there are. */
export const findAll = (uow: UnitOfWork, ids: readonly string[]): Promise<TaskRecord[]> =>
  all(uow).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()

/** What others got in a person’s place since an instant, the newest first. */
export const goneFrom = (uow: UnitOfWork, personId: string, since: Date, limit: number): Promise<TaskRecord[]> =>
  all(uow)
    .where(seen(uow))
    .where(sql<boolean>`instead_of <> '{}' and ${personId}::uuid = any(instead_of)`)
    .where('assigned', '>=', since)
    .where('state', '<>', 'DELETED')
    .orderBy('assigned', 'desc')
    .limit(limit)
    .execute()

/** Held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<TaskRecord | undefined> =>
  all(uow).where('id', '=', id).forUpdate().executeTakeFirst()

/** Those that wait with a person, held in the same way. */
export const lockOpenOf = (uow: UnitOfWork, userId: string): Promise<TaskRecord[]> =>
  all(uow).where('state', '=', 'ASSIGNED').where(givenTo(userId)).orderBy('id').forUpdate().execute()

export async function change(
  uow: UnitOfWork,
  id: string,
  { context, ...changes }: Partial<Omit<TaskRecord, 'companyId' | 'id'>>,
): Promise<void> {
  await tables(uow.tx)
    .updateTable('task')
    .set({ ...changes, ...(context && { context: JSON.stringify(context) }) })
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .execute()
}

export interface TaskFilter {
  readonly handler?: string | undefined
  readonly subjectId?: string | undefined
  readonly state?: TaskRecord['state'] | undefined
  readonly assignee?: string | undefined
}

const givenTo = (userId: string) => sql<boolean>`(${userId}::uuid = any(assignees) or assignee = ${userId}::uuid)`

const fits = <T>(value: T | undefined, condition: (value: T) => RawBuilder<boolean>): RawBuilder<boolean> =>
  value === undefined ? sql`true` : condition(value)

/** Those that who acts may see, the newest first. */
export const list = (
  uow: UnitOfWork,
  { limit, page, ...filter }: TaskFilter & { readonly limit: number; readonly page: number },
): Promise<TaskRecord[]> =>
  all(uow)
    .where(seen(uow))
    .where(fits(filter.handler, (handler) => sql`handler = ${handler}`))
    .where(fits(filter.subjectId, (id) => sql`subject_id = ${id}`))
    .where(fits(filter.state, (state) => sql`state = ${state}`))
    .where(fits(filter.assignee, givenTo))
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(page * limit)
    .execute()

/** How many that who acts may see were given to each team. */
export async function countByTeam(
  uow: UnitOfWork,
  { handler, state }: { readonly handler?: string | undefined; readonly state?: TaskRecord['state'] | undefined },
): Promise<Map<string, number>> {
  const rows = await tables(uow.tx)
    .selectFrom('task')
    .select(['groupId', ({ fn }) => fn.countAll<string>().as('count')])
    .where('companyId', '=', uow.companyId)
    .where('groupId', 'is not', null)
    .where(seen(uow))
    .where(fits(handler, (one) => sql`handler = ${one}`))
    .where(fits(state, (one) => sql`state = ${one}`))
    .groupBy('groupId')
    .execute()
  return new Map(rows.flatMap(({ groupId, count }) => (groupId === null ? [] : [[groupId, Number(count)] as const])))
}

const seen = ({ companyId, author }: UnitOfWork) =>
  sql<boolean>`(document_id is null or document_open_to(${companyId}, document_id, ${author.actorId}, ${roles.companyAdmin}))`
