import type { WorkflowInstanceState } from '@kontor/contract'
import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { InstanceRecord } from '../records.ts'
import { tables } from './tables.ts'

/** A run that failed goes on: the heads were asked. */
const going: readonly WorkflowInstanceState[] = ['RUNNING', 'FAILED']

const own = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('workflowInstance').selectAll().where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<InstanceRecord | undefined> =>
  own(uow).where('id', '=', id).executeTakeFirst()

/** Whether a document has ever followed a workflow. */
export const hasAny = async (uow: UnitOfWork, documentId: string): Promise<boolean> =>
  (await own(uow).where('documentId', '=', documentId).limit(1).executeTakeFirst()) !== undefined

const goingOf = (uow: UnitOfWork, documentId: string) =>
  own(uow).where('documentId', '=', documentId).where('state', 'in', going)

/** The run that a document is in. */
export const findGoing = (uow: UnitOfWork, documentId: string): Promise<InstanceRecord | undefined> =>
  goingOf(uow, documentId).executeTakeFirst()

/** The same, held until the transaction ends: its document is held before. */
export const lockGoing = (uow: UnitOfWork, documentId: string): Promise<InstanceRecord | undefined> =>
  goingOf(uow, documentId).forUpdate().executeTakeFirst()

type Which = Pick<InstanceRecord, 'subject' | 'documentId'>

/** What of these is in a run, and what is in one that waits for one of these pieces of work, in a branch too. */
export const goingAmong = (uow: UnitOfWork, ids: readonly string[], waitedFor: readonly string[]): Promise<Which[]> =>
  own(uow)
    .where(sql<boolean>`(document_id = any(${ids}::uuid[]) or waits_for = any(${waitedFor}::uuid[]) or fork is not null
      and exists (select from jsonb_array_elements(fork->'branches') at where at->>'waitsFor' = any(${waitedFor}::text[])))`)
    .where('state', 'in', going)
    .execute()

interface Window {
  readonly state: WorkflowInstanceState | undefined
  readonly limit: number
  readonly offset: number
}

/** A page of runs, the newest first, and how many there are. */
export async function page(uow: UnitOfWork, { state, limit, offset }: Window) {
  const some = state === undefined ? own(uow) : own(uow).where('state', '=', state)
  const rows = await some.orderBy('started', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const counted = await some
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(counted.count) }
}

/** A page of what follows these versions now, the oldest first, and how much there is. */
export async function goingBy(
  uow: UnitOfWork,
  versionIds: readonly string[],
  { limit, offset }: Pick<Window, 'limit' | 'offset'>,
) {
  const some = own(uow).where('state', 'in', going).where('versionId', '=', sql<string>`any(${versionIds}::uuid[])`)
  const rows = await some.orderBy('started').orderBy('id').limit(limit).offset(offset).execute()
  const counted = await some
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(counted.count) }
}

/** How many documents follow each version now. */
export async function countsByVersion({ tx, companyId }: UnitOfWork): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(tx)
    .selectFrom('workflowInstance')
    .select(({ fn }) => ['versionId', fn.countAll<string>().as('count')])
    .where('companyId', '=', companyId)
    .where('state', 'in', going)
    .groupBy('versionId')
    .execute()
  return new Map(rows.map(({ versionId, count }) => [versionId, Number(count)]))
}

export async function add({ tx }: UnitOfWork, record: InstanceRecord): Promise<void> {
  await tables(tx).insertInto('workflowInstance').values(record).execute()
}

export async function change(
  { tx, companyId }: UnitOfWork,
  id: string,
  changes: Partial<Omit<InstanceRecord, 'companyId' | 'id' | 'subject' | 'documentId' | 'started'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('workflowInstance')
    .set(changes)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Ends the run of a document that is there no more. */
export async function stopOf({ tx, companyId, now }: UnitOfWork, documentId: string): Promise<void> {
  await tables(tx)
    .updateTable('workflowInstance')
    .set({ state: 'STOPPED', waitsFor: null, wakes: null, ended: now })
    .where('companyId', '=', companyId)
    .where('documentId', '=', documentId)
    .where('state', 'in', going)
    .execute()
}

/** The companies in which a wait is over; so many at most. */
export async function companiesToWake(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select companies_with_waits_over(${limit}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What of which the wait is over, the longest ago first; so many at most. */
export const toWake = (uow: UnitOfWork, limit: number): Promise<Which[]> =>
  own(uow).where('wakes', '<=', uow.now).orderBy('wakes').limit(limit).execute()

/** A person who is erased approved nothing by name any more. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('workflowInstance')
    .set({ approvedBy: sql`array_remove(approved_by, ${userId}::uuid)` })
    .where('companyId', '=', companyId)
    .where(sql<boolean>`${userId}::uuid = any(approved_by)`)
    .execute()
}
