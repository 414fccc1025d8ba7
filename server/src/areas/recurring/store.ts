import type { Frequency, RecurringOutcome, RecurringPeriod } from '@kontor/contract'
import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface RecurringRow {
  readonly company_id: string
  readonly id: string
  readonly template_id: string
  readonly frequency: Frequency
  /** Days are 'YYYY-MM-DD'. */
  readonly start_on: string
  readonly last_day: boolean
  readonly end_on: string | null
  readonly count: number | null
  readonly period: RecurringPeriod
  readonly connection_id: string | null
  readonly paused: boolean
  readonly next_place: number
  readonly next_on: string | null
  readonly owner_id: string | null
  readonly language: string
}

export interface RunRow {
  readonly company_id: string
  readonly recurring_id: string
  readonly run_on: string
  readonly outcome: RecurringOutcome
  readonly document_id: string | null
  readonly reason: string | null
  readonly at: Date
}

type Tables = {
  recurring_document: RecurringRow
  recurring_run: RunRow
}

const tables = (tx: Tx) => tx.withTables<Tables>()

const mine = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('recurring_document').where('company_id', '=', companyId)

/** All of the company, the next first. */
export const all = (uow: UnitOfWork): Promise<RecurringRow[]> =>
  mine(uow)
    .selectAll()
    .orderBy('next_on', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()

export const find = (uow: UnitOfWork, id: string): Promise<RecurringRow | undefined> =>
  mine(uow).selectAll().where('id', '=', id).executeTakeFirst()

/**
 * One of them, held with all of the company until the transaction ends: their documents are made one after the other, so that
 * none takes the number of another.
 */
export async function lock(uow: UnitOfWork, id: string): Promise<RecurringRow | undefined> {
  const rows = await mine(uow).selectAll().orderBy('id').forUpdate().execute()
  return rows.find((row) => row.id === id)
}

/** Those whose next day has come. */
export const due = (uow: UnitOfWork, today: string): Promise<{ id: string; next_on: string | null }[]> =>
  mine(uow).select(['id', 'next_on']).where('paused', '=', false).where('next_on', '<=', today).orderBy('id').execute()

export async function save({ tx }: UnitOfWork, row: RecurringRow): Promise<void> {
  const { company_id: _company, id: _id, ...changes } = row
  await tables(tx)
    .insertInto('recurring_document')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(changes))
    .execute()
}

/** Whether there was one. */
export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('recurring_document')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const addRun = async ({ tx }: UnitOfWork, row: RunRow): Promise<void> =>
  void (await tables(tx).insertInto('recurring_run').values(row).execute())

export const runOn = ({ tx, companyId }: UnitOfWork, id: string, day: string): Promise<RunRow | undefined> =>
  tables(tx)
    .selectFrom('recurring_run')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('recurring_id', '=', id)
    .where('run_on', '=', day)
    .executeTakeFirst()

/** What came of the last days of each, the latest first. */
export const lastRuns = async (
  { tx, companyId }: UnitOfWork,
  ids: readonly string[],
  limit: number,
): Promise<RunRow[]> => {
  const { rows } = await sql<RunRow>`
    select found.* from unnest(${ids}::uuid[]) as given (id), lateral (
      select * from recurring_run where company_id = ${companyId} and recurring_id = given.id
      order by run_on desc limit ${limit}
    ) found`.execute(tx)
  return rows
}

/** Whose it was is forgotten with them; it goes on, and what fails is told nobody. */
export async function forgetOwner({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('recurring_document')
    .set({ owner_id: sql`null` })
    .where('company_id', '=', companyId)
    .where('owner_id', '=', userId)
    .execute()
}
