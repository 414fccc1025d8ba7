import type { Act } from '../../../platform/index.ts'
import { type AutoAssignmentRecord, tables } from './tables.ts'

const all = ({ tx, companyId }: Act) =>
  tables(tx).selectFrom('autoAssignment').selectAll().where('companyId', '=', companyId)

/** Where everybody's work goes for whom something is set. */
export const everybodys = (act: Act): Promise<AutoAssignmentRecord[]> => all(act).orderBy('assigneeId').execute()

export const of = (act: Act, assigneeId: string): Promise<AutoAssignmentRecord | undefined> =>
  all(act).where('assigneeId', '=', assigneeId).executeTakeFirst()

/** Whose work comes to a person. */
export const comingTo = (act: Act, autoAssigneeId: string): Promise<AutoAssignmentRecord[]> =>
  all(act).where('autoAssigneeId', '=', autoAssigneeId).orderBy('assigneeId').execute()

export async function save(act: Act, record: Omit<AutoAssignmentRecord, 'companyId' | 'created'>): Promise<void> {
  const { assigneeId: _, ...changes } = { ...record, created: act.now }
  await tables(act.tx)
    .insertInto('autoAssignment')
    .values({ ...record, companyId: act.companyId, created: act.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'assigneeId']).doUpdateSet(changes))
    .execute()
}

/** Whether anything was set. */
export async function remove({ tx, companyId }: Act, assigneeId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('autoAssignment')
    .where('companyId', '=', companyId)
    .where('assigneeId', '=', assigneeId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets a person on either end. */
export async function forget({ tx, companyId }: Act, userId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('autoAssignment')
    .where('companyId', '=', companyId)
    .where(({ or, eb }) => or([eb('assigneeId', '=', userId), eb('autoAssigneeId', '=', userId)]))
    .execute()
}
