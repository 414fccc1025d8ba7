import { CamelCasePlugin, type Expression, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { BudgetRecord, UsedBudget, UseRecord } from './records.ts'

type Tables = { budget: BudgetRecord; budgetUse: UseRecord }

const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(new CamelCasePlugin())

const budgets = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('budget').where('budget.companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<BudgetRecord | undefined> =>
  budgets(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** Nobody else sets budgets until the transaction ends: two could share a day. */
export async function holdAll(uow: UnitOfWork): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`budgets ${uow.companyId}`}, 0))`.execute(uow.tx)
}

/** Nobody else looks at what a document uses until the transaction ends: who read it before would write over what is newer. */
export async function holdUse({ tx, companyId }: UnitOfWork, documentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`budget use ${companyId} ${documentId}`}, 0))`.execute(tx)
}

/** The budget of a cost centre for exactly this period. */
export const ofPeriod = (
  uow: UnitOfWork,
  { costCentre, fromDay, toDay }: Pick<BudgetRecord, 'costCentre' | 'fromDay' | 'toDay'>,
): Promise<BudgetRecord | undefined> =>
  budgets(uow)
    .selectAll()
    .where('costCentre', '=', costCentre)
    .where('fromDay', '=', fromDay)
    .where('toDay', '=', toDay)
    .executeTakeFirst()

/** Another budget of a cost centre that has a day in common with a period. */
export const overlapping = (
  uow: UnitOfWork,
  { id, costCentre, fromDay, toDay }: Pick<BudgetRecord, 'id' | 'costCentre' | 'fromDay' | 'toDay'>,
): Promise<BudgetRecord | undefined> =>
  budgets(uow)
    .selectAll()
    .where('costCentre', '=', costCentre)
    .where('id', '<>', id)
    .where('fromDay', '<=', toDay)
    .where('toDay', '>=', fromDay)
    .limit(1)
    .executeTakeFirst()

export async function save(
  { tx, companyId, now: modified }: UnitOfWork,
  record: Omit<BudgetRecord, 'companyId' | 'modified'>,
) {
  const { id: _, ...changes } = { ...record, modified }
  await tables(tx)
    .insertInto('budget')
    .values({ ...record, companyId, modified })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('budget').where('companyId', '=', companyId).where('id', '=', id).execute()
}

export interface Wanted {
  readonly id?: string | undefined
  readonly q?: string | undefined
  /** Those only that hold this day. */
  readonly day?: string | undefined
  readonly costCentres?: readonly string[] | undefined
  /** What these subjects use is not counted. */
  readonly without?: readonly string[] | undefined
}

const like = (q: string): string => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const wanted = (uow: UnitOfWork, { id, q, day, costCentres }: Wanted) =>
  budgets(uow)
    .$if(id !== undefined, (query) => query.where('budget.id', '=', id ?? ''))
    .$if(day !== undefined, (query) => query.where('fromDay', '<=', day ?? '').where('toDay', '>=', day ?? ''))
    .$if(costCentres !== undefined, (query) =>
      query.where('budget.costCentre', '=', sql<string>`any(${costCentres ?? []}::text[])`),
    )
    .$if(q !== undefined && q.trim() !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('budget.costCentre', 'ilike', like(q?.trim() ?? '')),
          eb('budget.name', 'ilike', like(q?.trim() ?? '')),
        ]),
      ),
    )

export async function count(uow: UnitOfWork, want: Wanted): Promise<number> {
  const { rows } = await wanted(uow, want)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

const sumOf = (kind: UseRecord['kind']) =>
  sql<string>`coalesce(sum(budget_use.amount::numeric) filter (where budget_use.kind = ${kind}), 0)::text`

/** A bill counts for the budgets that name its list. */
const listIn = (listId: Expression<string | null>) => sql<string>`${listId}::text`

/** Budgets with what uses them, by cost centre, the latest period first. */
export const page = (uow: UnitOfWork, want: Wanted, limit: number, offset = 0): Promise<UsedBudget[]> =>
  wanted(uow, want)
    .leftJoin('budgetUse', (join) => {
      const on = join
        .onRef('budgetUse.companyId', '=', 'budget.companyId')
        .onRef('budgetUse.costCentre', '=', 'budget.costCentre')
        .onRef('budgetUse.day', '>=', 'budget.fromDay')
        .onRef('budgetUse.day', '<=', 'budget.toDay')
        .on(({ or, eb, ref }) =>
          or([eb('budgetUse.listId', '=', ''), eb('budgetUse.listId', '=', listIn(ref('budget.listId')))]),
        )
      return want.without === undefined
        ? on
        : on.on('budgetUse.subjectId', '<>', sql<string>`all(${want.without}::uuid[])`)
    })
    .selectAll('budget')
    .select([
      sumOf('REQUESTED').as('requested'),
      sumOf('APPROVED').as('approved'),
      sumOf('ORDERED').as('ordered'),
      sumOf('BILLED').as('billed'),
    ])
    .groupBy(['budget.companyId', 'budget.id'])
    .orderBy('budget.costCentre')
    .orderBy('budget.fromDay', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Whether the company keeps budgets at all. */
export const hasAny = async (uow: UnitOfWork): Promise<boolean> =>
  (await budgets(uow).select('id').limit(1).executeTakeFirst()) !== undefined

/** The coding lists whose codes are cost centres of budgets. */
export async function costLists(uow: UnitOfWork): Promise<string[]> {
  const rows = await budgets(uow).select('listId').distinct().where('listId', 'is not', null).execute()
  return rows.flatMap(({ listId }) => listId ?? [])
}

const usesOf = (uow: UnitOfWork, { costCentre, listId, fromDay, toDay }: BudgetRecord) =>
  tables(uow.tx)
    .selectFrom('budgetUse')
    .where('companyId', '=', uow.companyId)
    .where('costCentre', '=', costCentre)
    .where('listId', 'in', ['', listId ?? ''])
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)

export const usePage = (uow: UnitOfWork, budget: BudgetRecord, limit: number, offset: number): Promise<UseRecord[]> =>
  usesOf(uow, budget)
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('subjectId')
    .orderBy('listId')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countUses(uow: UnitOfWork, budget: BudgetRecord): Promise<number> {
  const { rows } = await usesOf(uow, budget)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Which of these subjects use any budget. */
export async function usingAmong(uow: UnitOfWork, subjectIds: readonly string[]): Promise<string[]> {
  const rows = await tables(uow.tx)
    .selectFrom('budgetUse')
    .select('subjectId')
    .distinct()
    .where('companyId', '=', uow.companyId)
    .where('subjectId', '=', sql<string>`any(${subjectIds}::uuid[])`)
    .execute()
  return rows.map(({ subjectId }) => subjectId)
}

/** Which of these subjects use a budget that is overspent. */
export async function overspendingAmong(uow: UnitOfWork, subjectIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct mine.subject_id as id
    from budget_use mine
    join budget b on b.company_id = mine.company_id and b.cost_centre = mine.cost_centre
      and mine.day between b.from_day and b.to_day and mine.list_id in ('', b.list_id::text)
    join lateral (
      select sum(u.amount::numeric) as used from budget_use u
      where u.company_id = b.company_id and u.cost_centre = b.cost_centre and u.kind <> 'REQUESTED'
        and u.day between b.from_day and b.to_day and u.list_id in ('', b.list_id::text)
    ) all_uses on all_uses.used > b.amount::numeric
    where mine.company_id = ${uow.companyId} and mine.subject_id = any(${subjectIds}::uuid[])`.execute(uow.tx)
  return rows.map(({ id }) => id)
}

/** The cost centre of a closed budget that one of these subjects uses; undefined where they use open ones, or none. */
export async function closedAmong(uow: UnitOfWork, subjectIds: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ costCentre: string }>`
    select b.cost_centre as "costCentre"
    from budget_use mine
    join budget b on b.company_id = mine.company_id and b.cost_centre = mine.cost_centre
      and mine.day between b.from_day and b.to_day and mine.list_id in ('', b.list_id::text)
    where mine.company_id = ${uow.companyId} and mine.subject_id = any(${subjectIds}::uuid[]) and b.state = 'CLOSED'
    order by b.cost_centre limit 1`.execute(uow.tx)
  return rows[0]?.costCentre
}

/** Writes what a subject uses in place of what it used. */
export async function replaceUses(uow: UnitOfWork, subjectId: string, uses: readonly Omit<UseRecord, 'companyId'>[]) {
  const { tx, companyId } = uow
  await tables(tx)
    .deleteFrom('budgetUse')
    .where('companyId', '=', companyId)
    .where('subjectId', '=', subjectId)
    .execute()
  if (uses.length > 0)
    await tables(tx)
      .insertInto('budgetUse')
      .values(uses.map((use) => ({ ...use, companyId })))
      .execute()
}
