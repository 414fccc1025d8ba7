import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import { searchWords } from '../../entries/index.ts'
import { tables } from './tables.ts'

export interface Entry {
  readonly code: string
  readonly active: boolean
}
export interface Label {
  readonly code: string
  /** Empty where it is in no certain one. */
  readonly language: string
  readonly label: string
}
export interface Tie {
  readonly code: string
  readonly otherListId: string
  readonly otherCode: string
}

/** What `any($1::text[])` takes: many codes are one parameter. */
const anyOf = (codes: readonly string[]) => sql<string>`any(${codes}::text[])`

export const withCodes = (uow: UnitOfWork, listId: string, codes: readonly string[]): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('codingEntry')
    .select(['code', 'active'])
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', listId)
    .where('code', '=', anyOf(codes))
    .execute()

export async function inUse(uow: UnitOfWork, listId: string): Promise<string[]> {
  const rows = await tables(uow.tx)
    .selectFrom('codingEntry')
    .select('code')
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', listId)
    .where('active', '=', true)
    .execute()
  return rows.map(({ code }) => code)
}

export const labelsOf = (uow: UnitOfWork, listId: string, codes: readonly string[]): Promise<Label[]> =>
  tables(uow.tx)
    .selectFrom('codingLabel')
    .select(['code', 'language', 'label'])
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', listId)
    .where('code', '=', anyOf(codes))
    .orderBy('language')
    .execute()

export const tiesOf = (uow: UnitOfWork, listId: string, codes: readonly string[]): Promise<Tie[]> =>
  tables(uow.tx)
    .selectFrom('codingTie')
    .select(['code', 'otherListId', 'otherCode'])
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', listId)
    .where('code', '=', anyOf(codes))
    .orderBy('otherListId')
    .orderBy('otherCode')
    .execute()

/** Adds entries, or changes those that are there; each code, and each label, once. */
export async function save(uow: UnitOfWork, listId: string, entries: readonly Entry[], labels: readonly Label[]) {
  const of = { companyId: uow.companyId, listId }
  await inRows(entries, 4, (some) =>
    tables(uow.tx)
      .insertInto('codingEntry')
      .values(some.map((entry) => ({ ...of, ...entry })))
      .onConflict((conflict) =>
        conflict
          .columns(['companyId', 'listId', 'code'])
          .doUpdateSet(({ ref }) => ({ active: ref('excluded.active') })),
      )
      .execute(),
  )
  await inRows(labels, 5, (some) =>
    tables(uow.tx)
      .insertInto('codingLabel')
      .values(some.map((label) => ({ ...of, ...label })))
      .onConflict((conflict) =>
        conflict
          .columns(['companyId', 'listId', 'code', 'language'])
          .doUpdateSet(({ ref }) => ({ label: ref('excluded.label') })),
      )
      .execute(),
  )
}

/** With what some entries go from now on. */
export async function tie(
  uow: UnitOfWork,
  listId: string,
  codes: readonly string[],
  ties: readonly Tie[],
): Promise<void> {
  const of = { companyId: uow.companyId, listId }
  await tables(uow.tx)
    .deleteFrom('codingTie')
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', listId)
    .where('code', '=', anyOf(codes))
    .execute()
  await inRows(ties, 5, (some) =>
    tables(uow.tx)
      .insertInto('codingTie')
      .values(some.map((one) => ({ ...of, ...one })))
      .onConflict((conflict) =>
        conflict.columns(['companyId', 'listId', 'code', 'otherListId', 'otherCode']).doNothing(),
      )
      .execute(),
  )
}

/** Has entries found by the words of their codes and labels; one that is out of use by none. */
export async function index(uow: UnitOfWork, listId: string, codes: readonly string[]): Promise<void> {
  const of = { companyId: uow.companyId, listId }
  const texts = new Map<string, string[]>()
  for (const { code, active } of await withCodes(uow, listId, codes)) if (active) texts.set(code, [code])
  for (const { code, label } of await labelsOf(uow, listId, codes)) texts.get(code)?.push(label)
  await unindex(uow, listId, codes)
  const words = [...texts].flatMap(([code, some]) =>
    [...new Set(searchWords(...some))].map((word) => ({ ...of, word, code })),
  )
  await inRows(words, 4, (some) => tables(uow.tx).insertInto('codingWord').values(some).execute())
}

async function unindex(uow: UnitOfWork, listId: string, codes?: readonly string[]): Promise<void> {
  await tables(uow.tx)
    .deleteFrom('codingWord')
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', listId)
    .$if(codes !== undefined, (query) => query.where('code', '=', anyOf(codes ?? [])))
    .execute()
}

/** Takes entries off a list, all of them or some; those that documents carry go out of use and stay. */
export async function remove(uow: UnitOfWork, listId: string, codes?: readonly string[]): Promise<void> {
  await unindex(uow, listId, codes)
  for (const table of ['codingLabel', 'codingTie', 'codingEntry'] as const)
    await tables(uow.tx)
      .deleteFrom(table)
      .where(`${table}.companyId`, '=', uow.companyId)
      .where(`${table}.listId`, '=', listId)
      .$if(codes !== undefined, (query) => query.where(`${table}.code`, '=', anyOf(codes ?? [])))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('codingUse')
              .whereRef('codingUse.companyId', '=', `${table}.companyId`)
              .whereRef('codingUse.listId', '=', `${table}.listId`)
              .whereRef('codingUse.code', '=', `${table}.code`),
          ),
        ),
      )
      .execute()
  await tables(uow.tx)
    .updateTable('codingEntry')
    .set({ active: false })
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', listId)
    .$if(codes !== undefined, (query) => query.where('code', '=', anyOf(codes ?? [])))
    .execute()
}

/** A statement takes 65,535 parameters at most. */
async function inRows<T>(rows: readonly T[], columns: number, write: (some: T[]) => Promise<unknown>): Promise<void> {
  const maxRowsAtOnce = Math.floor(60_000 / columns)
  for (let from = 0; from < rows.length; from += maxRowsAtOnce) await write(rows.slice(from, from + maxRowsAtOnce))
}
