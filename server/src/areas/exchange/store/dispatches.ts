import { sql } from 'kysely'
import { answersBy, type Batch, batched, batchedById, insertRouted, type UnitOfWork } from '../../../platform/index.ts'
import type { DispatchRecord } from '../records.ts'
import { openDispatches } from '../rules/dispatches.ts'
import { tables } from './tables.ts'

const all = (uow: UnitOfWork) =>
  tables(uow.tx).selectFrom('dispatch').selectAll().where('companyId', '=', uow.companyId)

const finding = batchedById(tables, 'dispatch')

export const find = async (uow: UnitOfWork, id: string): Promise<DispatchRecord | undefined> =>
  (await finding.ask(uow.tx, { companyId: uow.companyId, id }))[0]

export const lock = (uow: UnitOfWork, id: string): Promise<DispatchRecord | undefined> =>
  all(uow).where('id', '=', id).forUpdate().executeTakeFirst()

export const latestOf = (uow: UnitOfWork, documentId: string): Promise<DispatchRecord | undefined> =>
  all(uow)
    .where('documentId', '=', documentId)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const latestOfEach = async (uow: UnitOfWork, documentIds: readonly string[]): Promise<DispatchRecord[]> =>
  documentIds.length === 0
    ? []
    : all(uow)
        .distinctOn('documentId')
        .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
        .orderBy('documentId')
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .execute()

const adding = batched(
  tables,
  (db, { companyId, rows, columns }: Batch<DispatchRecord>) => {
    const names = sql.raw(columns.join(', '))
    return sql<Pick<DispatchRecord, 'id'>>`
    with given as (select * from json_populate_recordset(null::dispatch, ${rows})),
      written as (insert into dispatch (company_id, ${names}) select ${companyId}, ${names} from given on conflict (company_id, id) do nothing returning id)
    select nth, id from written join json_to_recordset(${rows}) as given (nth integer, id uuid) using (id)`.compile(db)
  },
  (columns) => async (ask, companyId, rows) => {
    const tail = 'on conflict (company_id, id) do nothing returning id'
    return answersBy(rows, await insertRouted(ask, { into: 'dispatch', companyId, columns, rows, tail }), 'id')
  },
)

/** False where the id is taken. */
export const add = async (uow: UnitOfWork, dispatch: DispatchRecord): Promise<boolean> =>
  (await adding.ask(uow.tx, dispatch)).length > 0

export async function change(
  uow: UnitOfWork,
  id: string,
  changes: Pick<DispatchRecord, 'state'> & Partial<Pick<DispatchRecord, 'failure'>>,
): Promise<void> {
  await tables(uow.tx)
    .updateTable('dispatch')
    .set({ ...changes, changed: uow.now })
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .execute()
}

/** What waits for a connection, oldest first. */
export const waitingFor = (uow: UnitOfWork, connectionId: string): Promise<DispatchRecord[]> =>
  all(uow)
    .where('connectionId', '=', connectionId)
    .where('state', 'in', openDispatches)
    .orderBy('created')
    .orderBy('id')
    .execute()

/** Answers to a document that are on their way, oldest first, held so that they arrive in their order. */
export const answersOnTheWay = (uow: UnitOfWork, answersId: string): Promise<DispatchRecord[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .innerJoin('dispatch', (join) =>
      join.onRef('dispatch.companyId', '=', 'document.companyId').onRef('dispatch.documentId', '=', 'document.id'),
    )
    .selectAll('dispatch')
    .where('document.companyId', '=', uow.companyId)
    .where('document.answersId', '=', answersId)
    .where('document.type', '=', 'status')
    .where('dispatch.companyId', '=', uow.companyId)
    .where('dispatch.state', 'in', openDispatches)
    .orderBy('dispatch.created')
    .orderBy('dispatch.id')
    .forUpdate('dispatch')
    .execute()

/** The dispatches of these documents. */
export async function idsOf(uow: UnitOfWork, documentIds: readonly string[]): Promise<string[]> {
  const rows = await all(uow).select('id').where('documentId', 'in', documentIds).execute()
  return rows.map(({ id }) => id)
}
