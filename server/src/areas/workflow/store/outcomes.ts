import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { OutcomeRecord } from '../records.ts'
import { tables } from './tables.ts'

const own = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('workflowOutcome').selectAll().where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<OutcomeRecord | undefined> =>
  own(uow).where('id', '=', id).executeTakeFirst()

/** The outcome, held until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<OutcomeRecord | undefined> =>
  own(uow).where('id', '=', id).forUpdate().executeTakeFirst()

/** Those that wait, and those that failed, the newest first. */
export const open = (uow: UnitOfWork): Promise<OutcomeRecord[]> =>
  own(uow).where('state', '<>', 'EMITTED').orderBy('created', 'desc').orderBy('id').limit(200).execute()

export async function add({ tx }: UnitOfWork, { failure: _, ...record }: OutcomeRecord): Promise<void> {
  await tables(tx)
    .insertInto('workflowOutcome')
    .values({ ...record, failure: null })
    .execute()
}

export async function change(
  { tx, companyId }: UnitOfWork,
  id: string,
  state: OutcomeRecord['state'],
  failure: Message | null = null,
): Promise<void> {
  await tables(tx)
    .updateTable('workflowOutcome')
    .set({ state, failure: failure === null ? null : JSON.stringify(failure) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}
