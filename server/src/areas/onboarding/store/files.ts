import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { FeatureType, FileRecord, WholeFile } from '../records.ts'

const tables = (tx: Tx) =>
  tx.withTables<{ onboardingFile: WholeFile }>().withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true }))

/** All but the lines. */
const head = [
  'companyId',
  'id',
  'name',
  'groupId',
  'feature',
  'state',
  'headings',
  'columns',
  'lineCount',
  'errors',
  'created',
  'modified',
] as const

/** The files of a group that were not deleted, the newest first. */
export const filesOf = (
  { tx, companyId }: UnitOfWork,
  groupId: string,
  feature: FeatureType | undefined,
): Promise<FileRecord[]> =>
  tables(tx)
    .selectFrom('onboardingFile')
    .select(head)
    .where('companyId', '=', companyId)
    .where('groupId', '=', groupId)
    .where('state', '!=', 'DELETED')
    .$if(feature !== undefined, (query) => query.where('feature', '=', feature!))
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()

/** How many files of each group are neither approved nor deleted. */
export async function openFiles({ tx, companyId }: UnitOfWork): Promise<Map<string, number>> {
  const rows = await tables(tx)
    .selectFrom('onboardingFile')
    .select(['groupId', ({ fn }) => fn.countAll<string>().as('count')])
    .where('companyId', '=', companyId)
    .where('state', 'not in', ['APPROVED', 'DELETED'])
    .groupBy('groupId')
    .execute()
  return new Map(rows.map(({ groupId, count }) => [groupId, Number(count)]))
}

const one = ({ tx, companyId }: UnitOfWork, id: string) =>
  tables(tx).selectFrom('onboardingFile').selectAll().where('companyId', '=', companyId).where('id', '=', id)

export const find = (uow: UnitOfWork, id: string): Promise<WholeFile | undefined> => one(uow, id).executeTakeFirst()

/** The file, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<WholeFile | undefined> =>
  one(uow, id).forUpdate().executeTakeFirst()

export async function save({ tx }: UnitOfWork, file: WholeFile): Promise<void> {
  const { companyId, id, ...values } = {
    ...file,
    headings: json(file.headings),
    columns: json(file.columns),
    lines: json(file.lines),
  }
  await tables(tx)
    .insertInto('onboardingFile')
    .values({ companyId, id, ...values })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(values))
    .execute()
}

export async function pruneDeleted({ tx, companyId }: UnitOfWork, before: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('onboardingFile')
    .where('companyId', '=', companyId)
    .where('state', '=', 'DELETED')
    .where('modified', '<', before)
    .execute()
}

/** A list goes to a JSON column as text, for the driver takes it for an array of Postgres. */
const json = <T>(value: T): T => JSON.stringify(value) as T
