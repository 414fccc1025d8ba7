import type { AskedAdviceState } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import { type Batch, batched, type Tx, type UnitOfWork } from '../../platform/index.ts'
import type { AdviceRecord } from './records.ts'

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) => tx.withTables<{ advice: AdviceRecord }>().withPlugin(camelCase)
const all = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('advice').selectAll().where('companyId', '=', companyId)

/** All that was asked about a document or a requisition, the oldest first. */
export const ofDocument = ({ tx, companyId }: UnitOfWork, documentId: string): Promise<AdviceRecord[]> =>
  about.ask(tx, { companyId, documentId })

const about = batched(tables, (db, { companyId, rows }: Batch<Pick<AdviceRecord, 'companyId' | 'documentId'>>) =>
  sql<AdviceRecord>`
    select nth, advice.* from json_to_recordset(${rows}) as given (nth integer, document_id uuid), lateral (
      select * from advice where company_id = ${companyId} and advice.document_id = given.document_id order by asked, id
    ) advice`.compile(db),
)

export const ofQuestion = (uow: UnitOfWork, questionId: string): Promise<AdviceRecord[]> =>
  all(uow).where('questionId', '=', questionId).execute()

export const find = (uow: UnitOfWork, id: string): Promise<AdviceRecord | undefined> =>
  all(uow).where('id', '=', id).executeTakeFirst()

/** What others got in a person's place since an instant, the newest first. */
export const goneFrom = (uow: UnitOfWork, personId: string, since: Date, limit: number): Promise<AdviceRecord[]> =>
  all(uow)
    .where('askedOf', '=', personId)
    .where('asked', '>=', since)
    .where(sql<boolean>`not ${personId}::uuid = any(holders)`)
    .orderBy('asked', 'desc')
    .limit(limit)
    .execute()

/** What waits for a person. */
export const openOf = (uow: UnitOfWork, personId: string): Promise<AdviceRecord[]> =>
  all(uow).where('state', '=', 'OPEN').where(sql<boolean>`${personId}::uuid = any(holders)`).execute()

/** What waits at some steps. */
export const openAt = (uow: UnitOfWork, stepIds: readonly string[]): Promise<AdviceRecord[]> =>
  all(uow).where('state', '=', 'OPEN').where(sql<boolean>`step_id = any(${stepIds}::uuid[])`).execute()

export async function add({ tx, companyId }: UnitOfWork, record: AdviceRecord): Promise<void> {
  await tables(tx)
    .insertInto('advice')
    .values({ ...record, companyId })
    .execute()
}

type Change = Partial<Pick<AdviceRecord, 'holders' | 'recommendation' | 'answer' | 'answeredBy' | 'ended'>> & {
  readonly state?: AskedAdviceState
}

export async function change({ tx, companyId }: UnitOfWork, id: string, changes: Change): Promise<void> {
  await tables(tx).updateTable('advice').set(changes).where('companyId', '=', companyId).where('id', '=', id).execute()
}
