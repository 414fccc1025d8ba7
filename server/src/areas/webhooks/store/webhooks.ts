import type { webhookStates } from '@kontor/contract'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { WebhookEvent } from '../events.ts'

export interface WebhookRow {
  readonly company_id: string
  readonly id: string
  readonly address: string
  readonly description: string | null
  readonly events: readonly WebhookEvent[]
  readonly state: (typeof webhookStates)[number]
  readonly secret_number: number
  readonly secret_since: Date
  readonly failing_since: Date | null
  readonly created: Date
}

const tables = (tx: Tx) => tx.withTables<{ webhook: WebhookRow }>()
const own = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('webhook').where('company_id', '=', companyId)

export const all = (uow: UnitOfWork): Promise<WebhookRow[]> => own(uow).selectAll().orderBy('created').execute()

export const active = (uow: UnitOfWork): Promise<WebhookRow[]> =>
  own(uow).selectAll().where('state', '=', 'ACTIVE').execute()

export const find = (uow: UnitOfWork, id: string): Promise<WebhookRow | undefined> =>
  own(uow).selectAll().where('id', '=', id).executeTakeFirst()

export async function save({ tx }: UnitOfWork, row: WebhookRow): Promise<void> {
  const { company_id, id, created, ...changing } = row
  await tables(tx)
    .insertInto('webhook')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(changing))
    .execute()
}

export async function change(
  { tx, companyId }: UnitOfWork,
  id: string,
  values: Partial<Omit<WebhookRow, 'company_id' | 'id' | 'created'>>,
): Promise<void> {
  await tables(tx).updateTable('webhook').set(values).where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('webhook').where('company_id', '=', companyId).where('id', '=', id).execute()
}
