import { sql } from 'kysely'
import type { Act } from '../../../platform/index.ts'
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

export const withCodes = (act: Act, listId: string, codes: readonly string[]): Promise<Entry[]> =>
  tables(act.tx)
    .selectFrom('codingEntry')
    .select(['code', 'active'])
    .where('companyId', '=', act.companyId)
    .where('listId', '=', listId)
    .where('code', '=', anyOf(codes))
    .execute()

export const labelsOf = (act: Act, listId: string, codes: readonly string[]): Promise<Label[]> =>
  tables(act.tx)
    .selectFrom('codingLabel')
    .select(['code', 'language', 'label'])
    .where('companyId', '=', act.companyId)
    .where('listId', '=', listId)
    .where('code', '=', anyOf(codes))
    .orderBy('language')
    .execute()

export const tiesOf = (act: Act, listId: string, codes: readonly string[]): Promise<Tie[]> =>
  tables(act.tx)
    .selectFrom('codingTie')
    .select(['code', 'otherListId', 'otherCode'])
    .where('companyId', '=', act.companyId)
    .where('listId', '=', listId)
    .where('code', '=', anyOf(codes))
    .orderBy('otherListId')
    .orderBy('otherCode')
    .execute()

/** Adds entries, or changes those that are there; each code, and each label, once. */
export async function save(act: Act, listId: string, entries: readonly Entry[], labels: readonly Label[]) {
  const of = { companyId: act.companyId, listId }
  await inRows(entries, 4, (some) =>
    tables(act.tx)
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
    tables(act.tx)
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
export async function tie(act: Act, listId: string, codes: readonly string[], ties: readonly Tie[]): Promise<void> {
  const of = { companyId: act.companyId, listId }
  await tables(act.tx)
    .deleteFrom('codingTie')
    .where('companyId', '=', act.companyId)
    .where('listId', '=', listId)
    .where('code', '=', anyOf(codes))
    .execute()
  await inRows(ties, 5, (some) =>
    tables(act.tx)
      .insertInto('codingTie')
      .values(some.map((one) => ({ ...of, ...one })))
      .onConflict((conflict) =>
        conflict.columns(['companyId', 'listId', 'code', 'otherListId', 'otherCode']).doNothing(),
      )
      .execute(),
  )
}

/** Has entries found by the words of their codes and labels; one that is out of use by none. */
export async function index(act: Act, listId: string, codes: readonly string[]): Promise<void> {
  const of = { companyId: act.companyId, listId }
  const texts = new Map<string, string[]>()
  for (const { code, active } of await withCodes(act, listId, codes)) if (active) texts.set(code, [code])
  for (const { code, label } of await labelsOf(act, listId, codes)) texts.get(code)?.push(label)
  await unindex(act, listId, codes)
  const words = [...texts].flatMap(([code, some]) =>
    [...new Set(searchWords(...some))].map((word) => ({ ...of, word, code })),
  )
  await inRows(words, 4, (some) => tables(act.tx).insertInto('codingWord').values(some).execute())
}

async function unindex(act: Act, listId: string, codes?: readonly string[]): Promise<void> {
  await tables(act.tx)
    .deleteFrom('codingWord')
    .where('companyId', '=', act.companyId)
    .where('listId', '=', listId)
    .$if(codes !== undefined, (query) => query.where('code', '=', anyOf(codes ?? [])))
    .execute()
}

/** Takes entries off a list, all of them or some; those that documents carry go out of use and stay. */
export async function remove(act: Act, listId: string, codes?: readonly string[]): Promise<void> {
  await unindex(act, listId, codes)
  for (const table of ['codingLabel', 'codingTie', 'codingEntry'] as const)
    await tables(act.tx)
      .deleteFrom(table)
      .where(`${table}.companyId`, '=', act.companyId)
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
  await tables(act.tx)
    .updateTable('codingEntry')
    .set({ active: false })
    .where('companyId', '=', act.companyId)
    .where('listId', '=', listId)
    .$if(codes !== undefined, (query) => query.where('code', '=', anyOf(codes ?? [])))
    .execute()
}

/** A statement takes 65,535 parameters at most. */
async function inRows<T>(rows: readonly T[], columns: number, write: (some: T[]) => Promise<unknown>): Promise<void> {
  const most = Math.floor(60_000 / columns)
  for (let from = 0; from < rows.length; from += most) await write(rows.slice(from, from + most))
}
