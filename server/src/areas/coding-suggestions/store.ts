import { createHash } from 'node:crypto'
import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import { type Evidence, type Lesson, type Sign, type Threshold, usualThreshold } from './rules/index.ts'

export type ProgressState = 'PARTIAL' | 'COMPLETE'

/** What became of what was suggested for a document, code by code. */
export interface Score {
  readonly correct: number
  readonly wrong: number
  readonly abstained: number
}

export interface Progress extends Score {
  readonly documentId: string
  readonly type: string
  /** What a program told of the document besides. */
  readonly features: Readonly<Record<string, string>>
  readonly state: ProgressState | 'NONE'
  readonly coded: Date | null
}

type OfCompany<T> = T & { companyId: string }

type Tables = {
  codingLesson: OfCompany<{ documentId: string; lineId: string; listId: string; code: string; signs: string[] }>
  codingEvidence: OfCompany<{ listId: string; sign: string; code: string; times: number }>
  codingProgress: OfCompany<Progress>
  /** Decimals as text. */
  codingThreshold: OfCompany<Readonly<Record<keyof Threshold, string>>>
}

// What a program told is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

/** What a line says is not kept beyond the document that says it. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')

export async function threshold({ tx, companyId }: UnitOfWork): Promise<Threshold> {
  const found = await tables(tx)
    .selectFrom('codingThreshold')
    .select(['threshold', 'errorCost', 'abstainCost', 'correctCost'])
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  if (found === undefined) return usualThreshold
  return {
    threshold: Number(found.threshold),
    errorCost: Number(found.errorCost),
    abstainCost: Number(found.abstainCost),
    correctCost: Number(found.correctCost),
  }
}

const keptThreshold = ({ threshold, errorCost, abstainCost, correctCost }: Threshold) => ({
  threshold: String(threshold),
  errorCost: String(errorCost),
  abstainCost: String(abstainCost),
  correctCost: String(correctCost),
})

export async function saveThreshold({ tx, companyId }: UnitOfWork, given: Threshold): Promise<void> {
  await tables(tx)
    .insertInto('codingThreshold')
    .values({ companyId, ...keptThreshold(given) })
    .onConflict((one) => one.column('companyId').doUpdateSet(keptThreshold(given)))
    .execute()
}

/** Lets one document of a company be learned at a time: two that bear the same signs would wait for each other for ever. */
export async function holdEvidence({ tx, companyId }: UnitOfWork): Promise<void> {
  await tables(tx)
    .insertInto('codingThreshold')
    .values({ companyId, ...keptThreshold(usualThreshold) })
    .onConflict((one) => one.column('companyId').doNothing())
    .execute()
  await tables(tx)
    .selectFrom('codingThreshold')
    .select('companyId')
    .where('companyId', '=', companyId)
    .forUpdate()
    .execute()
}

export async function evidenceOf({ tx, companyId }: UnitOfWork, signs: readonly Sign[]): Promise<Evidence[]> {
  const keys = new Map(signs.map(({ key }) => [hashed(key), key]))
  if (keys.size === 0) return []
  const { rows } = await sql<Omit<Evidence, 'key'> & { sign: string }>`
    select list_id, sign, code, times from coding_evidence
    where company_id = ${companyId} and sign = any(${[...keys.keys()]}::text[]) and times > 0`.execute(tables(tx))
  return rows.map(({ sign, ...rest }) => ({ ...rest, key: keys.get(sign) ?? sign }))
}

/** What a document taught counts no more. */
export async function forget({ tx, companyId }: UnitOfWork, documentId: string): Promise<void> {
  await sql`
    update coding_evidence set times = coding_evidence.times - taught.times from (
      select list_id, sign, code, count(*) as times from coding_lesson, unnest(signs) as sign
      where company_id = ${companyId} and document_id = ${documentId}
      group by list_id, sign, code
    ) taught
    where company_id = ${companyId} and coding_evidence.list_id = taught.list_id and coding_evidence.sign = taught.sign
      and coding_evidence.code = taught.code`.execute(tables(tx))
  await tables(tx)
    .deleteFrom('codingLesson')
    .where('companyId', '=', companyId)
    .where('documentId', '=', documentId)
    .execute()
}

export interface Taught extends Lesson {
  readonly signs: readonly Sign[]
}

/** Counts what a document teaches, of which nothing counted before. */
export async function teach(
  { tx, companyId }: UnitOfWork,
  documentId: string,
  lessons: readonly Taught[],
): Promise<void> {
  if (lessons.length === 0) return
  const rows = lessons.map(({ lineId, signs, ...rest }) => ({
    ...rest,
    lineId: lineId ?? '',
    signs: signs.map(({ key }) => hashed(key)),
  }))
  const given = JSON.stringify(rows)
  await sql`
    insert into coding_lesson (company_id, document_id, line_id, list_id, code, signs)
    select ${companyId}, ${documentId}, "lineId", "listId", code, signs
    from json_to_recordset(${given}::json) as given ("lineId" text, "listId" uuid, code text, signs text[])
    on conflict (company_id, document_id, line_id, list_id) do nothing`.execute(tables(tx))
  await sql`
    insert into coding_evidence (company_id, list_id, sign, code, times)
    select ${companyId}, list_id, sign, code, count(*) from coding_lesson, unnest(signs) as sign
    where company_id = ${companyId} and document_id = ${documentId}
    group by list_id, sign, code
    on conflict (company_id, sign, list_id, code) do update set times = coding_evidence.times + excluded.times`.execute(
    tables(tx),
  )
}

export const progressOf = ({ tx, companyId }: UnitOfWork, documentIds: readonly string[]): Promise<Progress[]> =>
  tables(tx)
    .selectFrom('codingProgress')
    .select(['documentId', 'type', 'features', 'state', 'coded', 'correct', 'wrong', 'abstained'])
    .where('companyId', '=', companyId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .execute()

export async function saveProgress({ tx, companyId }: UnitOfWork, progress: Progress): Promise<void> {
  const { documentId, ...given } = progress
  const changes = { ...given, features: sql<Progress['features']>`${JSON.stringify(given.features)}::jsonb` }
  await tables(tx)
    .insertInto('codingProgress')
    .values({ companyId, documentId, ...changes })
    .onConflict((one) => one.columns(['companyId', 'documentId']).doUpdateSet(changes))
    .execute()
}

/** A stretch of days, the first and the last among them. */
export interface Period {
  readonly from: string
  readonly to: string
}

const within = ({ from, to }: Period) =>
  sql`coded >= ${from}::date at time zone 'UTC' and coded < (${to}::date + 1) at time zone 'UTC'`

/** How the codes of a company's documents were suggested in a period. */
export async function codesSuggested({ tx, companyId }: UnitOfWork, period: Period): Promise<Score> {
  const { rows } = await sql<Score>`
    select coalesce(sum(correct), 0)::integer as correct, coalesce(sum(wrong), 0)::integer as wrong,
      coalesce(sum(abstained), 0)::integer as abstained
    from coding_progress where company_id = ${companyId} and ${within(period)}`.execute(tables(tx))
  return rows[0] ?? { correct: 0, wrong: 0, abstained: 0 }
}

/** How whole documents were suggested: all of it rightly, something of it wrongly, or something not at all. */
export async function documentsSuggested(
  { tx, companyId }: UnitOfWork,
  period: Period,
  types: readonly string[] | undefined,
  by: 'day' | 'week' | 'month' | 'all',
): Promise<(Score & { first: string })[]> {
  const first =
    by === 'all' ? sql`${period.from}` : sql`to_char(date_trunc(${by}, coded at time zone 'UTC'), 'YYYY-MM-DD')`
  const { rows } = await sql<Score & { first: string }>`
    select first, count(*) filter (where correct > 0 and wrong = 0 and abstained = 0)::integer as correct,
      count(*) filter (where wrong > 0)::integer as wrong,
      count(*) filter (where wrong = 0 and abstained > 0)::integer as abstained
    from (
      select ${first} as first, correct, wrong, abstained from coding_progress
      where company_id = ${companyId} and ${within(period)}
        and ${types === undefined ? sql`true` : sql`type = any(${types}::text[])`}
    ) coded group by first order by first`.execute(tables(tx))
  return rows
}
