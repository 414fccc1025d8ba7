import type { webhookDeliveryStates } from '@kontor/contract'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { WebhookEvent } from '../events.ts'

export type DeliveryState = (typeof webhookDeliveryStates)[number]

export interface DeliveryRow {
  readonly company_id: string
  readonly id: string
  readonly webhook_id: string
  readonly event: WebhookEvent | 'TEST'
  readonly object_id: string
  readonly actor_id: string | null
  readonly body: string
  readonly state: DeliveryState
  readonly attempts: number
  readonly next_attempt: Date | null
  readonly status: number | null
  readonly answer: string | null
  readonly created: Date
}

const tables = (tx: Tx) => tx.withTables<{ webhook_delivery: DeliveryRow }>()
const own = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('webhook_delivery').where('company_id', '=', companyId)

export async function add({ tx }: UnitOfWork, rows: readonly DeliveryRow[]): Promise<void> {
  if (rows.length > 0) await tables(tx).insertInto('webhook_delivery').values(rows).execute()
}

/** Held until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<DeliveryRow | undefined> =>
  own(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const find = (uow: UnitOfWork, webhookId: string, id: string): Promise<DeliveryRow | undefined> =>
  own(uow).selectAll().where('webhook_id', '=', webhookId).where('id', '=', id).executeTakeFirst()

/** A page of what a webhook sent, newest first, and how much there is in all. */
export async function page(
  uow: UnitOfWork,
  webhookId: string,
  { state, limit, offset }: { state: DeliveryState | undefined; limit: number; offset: number },
): Promise<{ rows: DeliveryRow[]; count: number }> {
  const found = own(uow)
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'FAILED'))
  const rows = await found
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

export async function change(
  { tx, companyId }: UnitOfWork,
  id: string,
  values: Partial<Pick<DeliveryRow, 'state' | 'attempts' | 'next_attempt' | 'status' | 'answer'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('webhook_delivery')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Forgets what was sent before an instant and does not wait any more. */
export async function prune({ tx, companyId }: UnitOfWork, before: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('webhook_delivery')
    .where('company_id', '=', companyId)
    .where('created', '<', before)
    .where('state', '!=', 'WAITING')
    .execute()
}

/** Who did what is forgotten with them. */
export async function forgetActor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('webhook_delivery')
    .where('company_id', '=', companyId)
    .where('actor_id', '=', userId)
    .execute()
}
