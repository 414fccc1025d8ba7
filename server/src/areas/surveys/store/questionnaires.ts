import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { QuestionnaireRecord, QuestionnaireState } from '../records.ts'
import { tables } from './tables.ts'

type Kind = QuestionnaireRecord['kind']

const all = ({ tx, companyId }: UnitOfWork, kind: Kind) =>
  tables(tx).selectFrom('questionnaire').where('companyId', '=', companyId).where('kind', '=', kind)

const ofOne = (uow: UnitOfWork, kind: Kind, id: string) =>
  all(uow, kind).selectAll().where('id', '=', id).orderBy('version', 'desc')

/** All versions of one, the newest first. */
export const versions = (uow: UnitOfWork, id: string, kind: Kind = 'QUESTIONNAIRE'): Promise<QuestionnaireRecord[]> =>
  ofOne(uow, kind, id).execute()

/** The same, held against whoever would change or send it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string, kind: Kind = 'QUESTIONNAIRE'): Promise<QuestionnaireRecord[]> =>
  ofOne(uow, kind, id).forUpdate().execute()

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export interface QuestionnaireFilter {
  readonly kind: Kind
  readonly state?: QuestionnaireState | undefined
  readonly q?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** A page of the newest versions, what was changed last first. */
export async function page(
  uow: UnitOfWork,
  { kind, state, q, limit, offset }: QuestionnaireFilter,
): Promise<{ rows: QuestionnaireRecord[]; count: number }> {
  const newest = all(uow, kind)
    .where(sql<boolean>`not exists (select from questionnaire newer where newer.company_id = ${uow.companyId}
      and newer.id = questionnaire.id and newer.version > questionnaire.version)`)
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'DRAFT'))
    .$if(q !== undefined, (rows) => rows.where(sql<boolean>`name ilike ${like(q ?? '')}`))
  const { found } = await newest.select(({ fn }) => fn.countAll<string>().as('found')).executeTakeFirstOrThrow()
  const rows = await newest.selectAll().orderBy('modified', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  return { rows, count: Number(found) }
}

/** The version that is sent of each of these; one that has none is left out. */
export async function publishedVersions(uow: UnitOfWork, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await all(uow, 'QUESTIONNAIRE')
    .select(['id', 'version'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', '=', 'PUBLISHED')
    .orderBy('version')
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Makes a version, or changes one. */
export async function save({ tx }: UnitOfWork, record: QuestionnaireRecord): Promise<void> {
  const { companyId, id, version, created, ...values } = { ...record, blocks: JSON.stringify(record.blocks) }
  await tables(tx)
    .insertInto('questionnaire')
    .values({ companyId, id, version, created, ...values })
    .onConflict((conflict) => conflict.columns(['companyId', 'id', 'version']).doUpdateSet(values))
    .execute()
}

/** From now on none of these versions is sent. */
export async function retire(
  { tx, companyId, now: modified }: UnitOfWork,
  id: string,
  versions: readonly number[],
): Promise<void> {
  await tables(tx)
    .updateTable('questionnaire')
    .set({ state: 'RETIRED', modified })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', sql<number>`any(${versions}::integer[])`)
    .where('state', '!=', 'RETIRED')
    .execute()
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('questionnaire').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** What a questionnaire is called that asks a question, and is not retired. */
export async function askedBy(uow: UnitOfWork, questionId: string): Promise<string | undefined> {
  const blocks = JSON.stringify([{ questionId }])
  const row = await tables(uow.tx)
    .selectFrom('questionnaire')
    .select('name')
    .where('companyId', '=', uow.companyId)
    .where('state', '!=', 'RETIRED')
    .where(sql<boolean>`blocks @> ${blocks}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row?.name
}
