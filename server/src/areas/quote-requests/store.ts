import type { QuoteRequestState } from '@kontor/contract'
import { CamelCasePlugin, type ColumnType, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { AskedSupplier, AwardRecord, QuoteRequestRecord } from './records.ts'

type RequestTable = Omit<QuoteRequestRecord, 'lines'> & {
  readonly lines: ColumnType<QuoteRequestRecord['lines'], string, string>
}
type Tables = {
  quoteRequest: RequestTable
  quoteRequestSupplier: AskedSupplier
  quoteAward: AwardRecord
}

// What lines hold is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('quoteRequest').where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<QuoteRequestRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** The request, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<QuoteRequestRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Those of a requisition that go on, held. */
export const goingOn = (uow: UnitOfWork, requisitionId: string): Promise<QuoteRequestRecord[]> =>
  all(uow)
    .selectAll()
    .where('requisitionId', '=', requisitionId)
    .where('state', 'in', ['OPEN', 'AWARDED'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Those whose day is over and of which nobody was told yet. */
export const overdue = (uow: UnitOfWork, today: string): Promise<QuoteRequestRecord[]> =>
  all(uow)
    .selectAll()
    .where('state', '=', 'OPEN')
    .where('taskId', 'is', null)
    .where('respondBy', '<', today)
    .orderBy('respondBy')
    .limit(500)
    .execute()

export interface Wanted {
  readonly state?: QuoteRequestState | undefined
  readonly requisitionId?: string | undefined
  /** Of these requisitions only. */
  readonly among?: readonly string[] | undefined
}

const wanted = (uow: UnitOfWork, { state, requisitionId, among }: Wanted) =>
  all(uow)
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'OPEN'))
    .$if(requisitionId !== undefined, (rows) => rows.where('requisitionId', '=', requisitionId ?? ''))
    .$if(among !== undefined, (rows) => rows.where('requisitionId', '=', sql<string>`any(${among ?? []}::uuid[])`))

export const page = (uow: UnitOfWork, query: Wanted, limit: number, offset: number): Promise<QuoteRequestRecord[]> =>
  wanted(uow, query).selectAll().orderBy('created', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()

export async function count(uow: UnitOfWork, query: Wanted): Promise<number> {
  const { found } = await wanted(uow, query)
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

export async function add({ tx }: UnitOfWork, record: QuoteRequestRecord): Promise<void> {
  await tables(tx)
    .insertInto('quoteRequest')
    .values({ ...record, lines: JSON.stringify(record.lines) })
    .execute()
}

export async function change(
  { tx, companyId, now: modified }: UnitOfWork,
  id: string,
  changes: Partial<Pick<QuoteRequestRecord, 'state' | 'respondBy' | 'thanks' | 'taskId'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('quoteRequest')
    .set({ ...changes, modified })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function addSupplier({ tx }: UnitOfWork, supplier: AskedSupplier): Promise<void> {
  await tables(tx).insertInto('quoteRequestSupplier').values(supplier).execute()
}

/** Who was asked by each of these requests, in the order of their names. */
export const suppliersOf = ({ tx, companyId }: UnitOfWork, requestIds: readonly string[]): Promise<AskedSupplier[]> =>
  tables(tx)
    .selectFrom('quoteRequestSupplier')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('requestId', '=', sql<string>`any(${requestIds}::uuid[])`)
    .orderBy('supplier')
    .orderBy('connectionId')
    .execute()

/** The requests that went out as these documents. */
export async function requestsOf({ tx, companyId }: UnitOfWork, documentIds: readonly string[]): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('quoteRequestSupplier')
    .select('requestId')
    .distinct()
    .where('companyId', '=', companyId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .execute()
  return rows.map(({ requestId }) => requestId)
}

export const awardsOf = ({ tx, companyId }: UnitOfWork, requestId: string): Promise<AwardRecord[]> =>
  tables(tx)
    .selectFrom('quoteAward')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('requestId', '=', requestId)
    .orderBy('lineId')
    .execute()

/** What is awarded from now on; nothing else of the request is. */
export async function saveAwards(
  { tx, companyId }: UnitOfWork,
  requestId: string,
  awards: readonly Pick<AwardRecord, 'lineId' | 'quoteId'>[],
): Promise<void> {
  await tables(tx)
    .deleteFrom('quoteAward')
    .where('companyId', '=', companyId)
    .where('requestId', '=', requestId)
    .execute()
  if (awards.length > 0)
    await tables(tx)
      .insertInto('quoteAward')
      .values(awards.map(({ lineId, quoteId }) => ({ companyId, requestId, lineId, quoteId })))
      .execute()
}

/** A person who is erased asked for nothing any more; what was asked stays. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('quoteRequest')
    .set({ askedBy: null })
    .where('companyId', '=', companyId)
    .where('askedBy', '=', userId)
    .execute()
}
