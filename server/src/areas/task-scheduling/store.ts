import { CamelCasePlugin } from 'kysely'
import type { Act, Tx } from '../../platform/index.ts'
import type { ScheduledRecord } from './record.ts'

type Tables = {
  scheduledTask: ScheduledRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = (act: Act) => tables(act.tx).selectFrom('scheduledTask').where('companyId', '=', act.companyId)

/** The task, held until the act ends. */
export const lock = (act: Act, id: string): Promise<ScheduledRecord | undefined> =>
  all(act).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Those that wait, the next first. */
export const waiting = (act: Act, most: number): Promise<ScheduledRecord[]> =>
  all(act).selectAll().orderBy('runAt').orderBy('id').limit(most).execute()

/** What waits for a document, the next first. */
export const ofDocument = (act: Act, documentId: string): Promise<ScheduledRecord[]> =>
  all(act).selectAll().where('documentId', '=', documentId).orderBy('runAt').orderBy('id').execute()

export async function save(act: Act, record: ScheduledRecord): Promise<void> {
  const { companyId: _company, id: _id, ...changes } = record
  await tables(act.tx)
    .insertInto('scheduledTask')
    .values(record)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}

export async function remove(act: Act, id: string): Promise<void> {
  await tables(act.tx).deleteFrom('scheduledTask').where('companyId', '=', act.companyId).where('id', '=', id).execute()
}
