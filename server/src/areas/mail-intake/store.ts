import { CamelCasePlugin, type ColumnType, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { FileFate, IntakeRecord, ReceivedMailRecord } from './records.ts'

type ReceivedMailTable = Omit<ReceivedMailRecord, 'files'> & {
  readonly files: ColumnType<readonly FileFate[], string, string>
}

// What became of the files is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

const tables = (tx: Tx) =>
  tx.withTables<{ mailIntake: IntakeRecord; receivedMail: ReceivedMailTable }>().withPlugin(camelCase)

export const findIntake = ({ tx, companyId }: UnitOfWork): Promise<IntakeRecord | undefined> =>
  tables(tx).selectFrom('mailIntake').selectAll().where('companyId', '=', companyId).executeTakeFirst()

/** The company's address, held until the transaction ends. */
export const lockIntake = ({ tx, companyId }: UnitOfWork): Promise<IntakeRecord | undefined> =>
  tables(tx).selectFrom('mailIntake').selectAll().where('companyId', '=', companyId).forUpdate().executeTakeFirst()

export async function saveIntake({ tx, companyId }: UnitOfWork, changes: Omit<IntakeRecord, 'companyId'>) {
  await tables(tx)
    .insertInto('mailIntake')
    .values({ companyId, ...changes })
    .onConflict((one) => one.column('companyId').doUpdateSet(changes))
    .execute()
}

/** Whether there was one. */
export async function removeIntake({ tx, companyId }: UnitOfWork): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('mailIntake')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Keeps an e-mail; false where it came before, and another transaction that takes the same is waited for. */
export async function add({ tx }: UnitOfWork, mail: ReceivedMailRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('receivedMail')
    .values({ ...mail, files: JSON.stringify(mail.files) })
    .onConflict((one) => one.columns(['companyId', 'messageId']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function change(
  { tx, companyId }: UnitOfWork,
  id: string,
  { files, answer }: Partial<Pick<ReceivedMailRecord, 'files' | 'answer'>>,
) {
  await tables(tx)
    .updateTable('receivedMail')
    .set({ ...(files && { files: JSON.stringify(files) }), ...(answer !== undefined && { answer }) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

const all = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('receivedMail').where('companyId', '=', companyId)

/** How many e-mails of a sender were answered since an instant, and how many of anybody since another. */
export async function answeredSince(
  uow: UnitOfWork,
  sender: string,
  since: Date,
  hour: Date,
): Promise<{ toSender: number; inHour: number }> {
  const { toSender, inHour } = await all(uow)
    .where('received', '>', since)
    .where('answer', 'in', ['QUEUED', 'SENT', 'FAILED'])
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere(sql<boolean>`lower(sender) = lower(${sender})`).as('toSender'),
      fn.countAll<string>().filterWhere('received', '>', hour).as('inHour'),
    ])
    .executeTakeFirstOrThrow()
  return { toSender: Number(toSender), inHour: Number(inHour) }
}

export const page = (uow: UnitOfWork, limit: number, offset: number): Promise<ReceivedMailRecord[]> =>
  all(uow).selectAll().orderBy('received', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()

export async function count(uow: UnitOfWork): Promise<number> {
  const { found } = await all(uow)
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

/** Forgets what came before an instant; what became of it stays. */
export async function prune({ tx, companyId }: UnitOfWork, before: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('receivedMail')
    .where('companyId', '=', companyId)
    .where('received', '<', before)
    .execute()
}
