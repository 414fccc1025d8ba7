import type { UnitOfWork } from '../../../platform/index.ts'
import type { ReviewerRef, RouterRecord, RuleRecord } from '../records.ts'
import { tables } from './tables.ts'

/** What sends questionnaires by itself, the oldest first. */
export const rulesOf = ({ tx, companyId }: UnitOfWork): Promise<RuleRecord[]> =>
  tables(tx)
    .selectFrom('questionnaireRule')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('created')
    .orderBy('id')
    .limit(1000)
    .execute()

export async function add({ tx }: UnitOfWork, rule: RuleRecord): Promise<void> {
  await tables(tx).insertInto('questionnaireRule').values(rule).execute()
}

export async function setReviewer(
  { tx, companyId }: UnitOfWork,
  id: string,
  { reviewer, reviewerType }: ReviewerRef,
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaireRule')
    .set({ reviewer, reviewerType })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** False where there is no such rule. */
export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  const removed = await tables(tx)
    .deleteFrom('questionnaireRule')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export async function removeOf({ tx, companyId }: UnitOfWork, questionnaireId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('questionnaireRule')
    .where('companyId', '=', companyId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

export const routers = ({ tx, companyId }: UnitOfWork): Promise<RouterRecord[]> =>
  tables(tx).selectFrom('taskRouter').selectAll().where('companyId', '=', companyId).orderBy('taskType').execute()

/** Those, and no others, are the routers from now on. */
export async function saveRouters({ tx, companyId }: UnitOfWork, rows: readonly RouterRecord[]): Promise<void> {
  await tables(tx).deleteFrom('taskRouter').where('companyId', '=', companyId).execute()
  if (rows.length > 0) await tables(tx).insertInto('taskRouter').values(rows).execute()
}

/** A person who is erased is routed nothing any more. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx).deleteFrom('taskRouter').where('companyId', '=', companyId).where('reviewer', '=', userId).execute()
  await tables(tx)
    .updateTable('questionnaireRule')
    .set({ reviewer: null, reviewerType: null })
    .where('companyId', '=', companyId)
    .where('reviewer', '=', userId)
    .execute()
  await tables(tx)
    .updateTable('questionnaireRule')
    .set({ authorId: null })
    .where('companyId', '=', companyId)
    .where('authorId', '=', userId)
    .execute()
}
