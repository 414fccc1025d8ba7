import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type AutoAssignmentRecord, tables } from './tables.ts'

const all = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('autoAssignment').selectAll().where('companyId', '=', companyId)

/** Where everybody's work goes for whom something is set. */
export const everybodys = (uow: UnitOfWork): Promise<AutoAssignmentRecord[]> => all(uow).orderBy('assigneeId').execute()

/** Nobody else sets where work goes until the transaction ends: two at once could lead to each other. */
export async function holdAll({ tx, companyId }: UnitOfWork): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`autoassignments ${companyId}`}, 0))`.execute(tx)
}

export const of = (uow: UnitOfWork, assigneeId: string): Promise<AutoAssignmentRecord | undefined> =>
  all(uow).where('assigneeId', '=', assigneeId).executeTakeFirst()

/** Whose work comes to a person. */
export const comingTo = (uow: UnitOfWork, autoAssigneeId: string): Promise<AutoAssignmentRecord[]> =>
  all(uow).where('autoAssigneeId', '=', autoAssigneeId).orderBy('assigneeId').execute()

export async function save(
  uow: UnitOfWork,
  record: Omit<AutoAssignmentRecord, 'companyId' | 'created'>,
): Promise<void> {
  const { assigneeId: _, ...changes } = { ...record, created: uow.now }
  await tables(uow.tx)
    .insertInto('autoAssignment')
    .values({ ...record, companyId: uow.companyId, created: uow.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'assigneeId']).doUpdateSet(changes))
    .execute()
}

/** Whether anything was set. */
export async function remove({ tx, companyId }: UnitOfWork, assigneeId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('autoAssignment')
    .where('companyId', '=', companyId)
    .where('assigneeId', '=', assigneeId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets a person on either end. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('autoAssignment')
    .where('companyId', '=', companyId)
    .where(({ or, eb }) => or([eb('assigneeId', '=', userId), eb('autoAssigneeId', '=', userId)]))
    .execute()
}
