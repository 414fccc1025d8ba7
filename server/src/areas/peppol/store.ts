import type { EndpointId } from '@kontor/ubl'
import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import { folded } from './endpoints.ts'

export interface PeppolMessage {
  readonly companyId: string
  readonly direction: 'IN' | 'OUT'
  readonly messageId: string
  readonly contentHash: string
  readonly state: 'UNDER_WAY' | 'ACCEPTED' | 'REJECTED'
  readonly said: string | null
  readonly documentId: string | null
  readonly created: Date
  readonly changed: Date
}

type PeppolTables = {
  peppolMessage: PeppolMessage
  participant: EndpointId & { folded: string; company: string }
}

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) => tx.withTables<PeppolTables>().withPlugin(camelCase)

export async function companyAt(tx: Tx, endpoint: EndpointId): Promise<string | undefined> {
  const row = await tables(tx)
    .selectFrom('participant')
    .select('company')
    .where('scheme', '=', endpoint.scheme)
    .where('folded', '=', folded(endpoint))
    .executeTakeFirst()
  return row?.company
}

export const endpointOf = (uow: UnitOfWork): Promise<EndpointId | undefined> =>
  tables(uow.tx)
    .selectFrom('participant')
    .select(['scheme', 'value'])
    .where('company', '=', uow.companyId)
    .orderBy('scheme')
    .orderBy('folded')
    .executeTakeFirst()

/** Whoever has an endpoint id keeps it. */
export async function claim(uow: UnitOfWork, endpoint: EndpointId): Promise<void> {
  await tables(uow.tx)
    .insertInto('participant')
    .values({ scheme: endpoint.scheme, value: endpoint.value, folded: folded(endpoint), company: uow.companyId })
    .onConflict((conflict) => conflict.columns(['scheme', 'folded']).doNothing())
    .execute()
}

/** Gives back the company's endpoint ids but those that it keeps. */
export async function releaseEndpoints(uow: UnitOfWork, kept: readonly EndpointId[]): Promise<void> {
  const own = await tables(uow.tx).selectFrom('participant').selectAll().where('company', '=', uow.companyId).execute()
  for (const { scheme, value } of own)
    if (!kept.some((one) => one.scheme === scheme && one.value === value))
      await tables(uow.tx)
        .deleteFrom('participant')
        .where('company', '=', uow.companyId)
        .where('scheme', '=', scheme)
        .where('value', '=', value)
        .execute()
}

/** False where the company has a message under this id in this direction. */
export async function add(
  uow: UnitOfWork,
  direction: PeppolMessage['direction'],
  messageId: string,
  contentHash: string,
  documentId: string | null,
): Promise<boolean> {
  const { companyId, now: created } = uow
  const added = await tables(uow.tx)
    .insertInto('peppolMessage')
    .values({
      companyId,
      direction,
      messageId,
      contentHash,
      documentId,
      state: 'UNDER_WAY',
      said: null,
      created,
      changed: created,
    })
    .onConflict((conflict) => conflict.columns(['companyId', 'direction', 'messageId']).doNothing())
    .returning('messageId')
    .executeTakeFirst()
  return added !== undefined
}

/** The message, held until the transaction ends. */
export const lock = (
  uow: UnitOfWork,
  direction: PeppolMessage['direction'],
  messageId: string,
): Promise<PeppolMessage | undefined> =>
  tables(uow.tx)
    .selectFrom('peppolMessage')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('direction', '=', direction)
    .where('messageId', '=', messageId)
    .forUpdate()
    .executeTakeFirst()

/** Writes what became of a message that is under way. */
export async function settle(
  uow: UnitOfWork,
  { direction, messageId }: PeppolMessage,
  refusal: string | null,
  documentId?: string,
): Promise<void> {
  await tables(uow.tx)
    .updateTable('peppolMessage')
    .set({
      state: refusal === null ? 'ACCEPTED' : 'REJECTED',
      said: refusal,
      changed: uow.now,
      ...(documentId === undefined ? {} : { documentId }),
    })
    .where('companyId', '=', uow.companyId)
    .where('direction', '=', direction)
    .where('messageId', '=', messageId)
    .execute()
}

/** The contents of the messages in which these documents came or went. */
export async function contentsOf(uow: UnitOfWork, documentIds: readonly string[]): Promise<string[]> {
  const rows = await tables(uow.tx)
    .selectFrom('peppolMessage')
    .select('contentHash')
    .where('companyId', '=', uow.companyId)
    .where('documentId', 'in', documentIds)
    .execute()
  return rows.map(({ contentHash }) => contentHash)
}
