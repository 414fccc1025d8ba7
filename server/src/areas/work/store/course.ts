import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { Course, DueWork } from '../records.ts'
import { tables } from './tables.ts'

/** Companies in which something may be due about a piece. */
export async function companiesWithDeadlines(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select companies_with_deadlines(${limit}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Pieces at which to look now, held: another process takes others. */
export const lockDue = (uow: UnitOfWork, limit: number): Promise<DueWork[]> =>
  tables(uow.tx)
    .selectFrom('work')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('ended', 'is', null)
    .where('nextAct', '<=', uow.now)
    .orderBy('nextAct')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** When people are first reminded of each of these pieces, and when it first goes up, where that was said. */
export const timesOf = async (
  { tx, companyId }: UnitOfWork,
  ids: readonly string[],
): Promise<Pick<DueWork, 'id' | 'remindAt' | 'escalateAt'>[]> =>
  ids.length === 0
    ? []
    : tables(tx)
        .selectFrom('work')
        .select(['id', 'remindAt', 'escalateAt'])
        .where('companyId', '=', companyId)
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute()

export async function saveCourse({ tx, companyId }: UnitOfWork, id: string, course: Course): Promise<void> {
  await tables(tx).updateTable('work').set(course).where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** All that waits with a person is looked at anew: they work at other hours. */
export async function lookAnewAtWorkOf({ tx, companyId, now }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('work')
    .set({ nextAct: now })
    .where('companyId', '=', companyId)
    .where('ended', 'is', null)
    .where('id', 'in', (from) =>
      from.selectFrom('workHolder').select('workId').where('companyId', '=', companyId).where('userId', '=', userId),
    )
    .execute()
}

/** All that waits of a type is looked at anew: its deadlines have changed. */
export async function lookAnew(uow: UnitOfWork, type: string): Promise<void> {
  await tables(uow.tx)
    .updateTable('work')
    .set({ nextAct: uow.now })
    .where('companyId', '=', uow.companyId)
    .where('type', '=', type)
    .where('ended', 'is', null)
    .execute()
}
