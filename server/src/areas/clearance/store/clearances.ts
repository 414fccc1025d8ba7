import type { UnitOfWork } from '../../../platform/index.ts'
import type { ClearanceRecord } from '../records.ts'
import { tables } from './tables.ts'

const all = (uow: UnitOfWork) =>
  tables(uow.tx).selectFrom('clearance').selectAll().where('companyId', '=', uow.companyId)

export const find = (uow: UnitOfWork, id: string): Promise<ClearanceRecord | undefined> =>
  all(uow).where('id', '=', id).executeTakeFirst()

/** Held until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<ClearanceRecord | undefined> =>
  all(uow).where('id', '=', id).forUpdate().executeTakeFirst()

export const latestOf = (uow: UnitOfWork, documentId: string): Promise<ClearanceRecord | undefined> =>
  all(uow)
    .where('documentId', '=', documentId)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What the authority has been asked for so often and has not answered, the oldest first. */
export const unanswered = (uow: UnitOfWork, asked: number): Promise<ClearanceRecord[]> =>
  all(uow)
    .where('state', '=', 'SUBMITTED')
    .where('asked', '>=', asked)
    .orderBy('created')
    .orderBy('id')
    .limit(1000)
    .execute()

export async function add(uow: UnitOfWork, clearance: ClearanceRecord): Promise<void> {
  await tables(uow.tx).insertInto('clearance').values(clearance).execute()
}

export async function change(uow: UnitOfWork, id: string, changes: Partial<ClearanceRecord>): Promise<void> {
  await tables(uow.tx)
    .updateTable('clearance')
    .set(changes)
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .execute()
}
