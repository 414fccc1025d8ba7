import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { StepRecord } from '../records.ts'

const camelCase = new CamelCasePlugin()

const tables = (tx: Tx) => tx.withTables<{ scanStep: StepRecord }>().withPlugin(camelCase)

const all = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('scanStep').where('companyId', '=', companyId)

export async function add({ tx }: UnitOfWork, step: StepRecord): Promise<void> {
  await tables(tx).insertInto('scanStep').values(step).execute()
}

export const find = (uow: UnitOfWork, id: string): Promise<StepRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** What was decided of a paper, the first first. */
export const of = (uow: UnitOfWork, uploadId: string): Promise<StepRecord[]> =>
  all(uow).selectAll().where('uploadId', '=', uploadId).orderBy('at').orderBy('id').execute()

export async function change(
  { tx, companyId }: UnitOfWork,
  id: string,
  changes: Pick<StepRecord, 'answer'>,
): Promise<void> {
  await tables(tx)
    .updateTable('scanStep')
    .set(changes)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Who decided is forgotten with them; what they decided stays. */
export async function forgetAuthor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('scanStep')
    .set({ authorId: null })
    .where('companyId', '=', companyId)
    .where('authorId', '=', userId)
    .execute()
}
