import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface Card {
  readonly companyId: string
  readonly id: string
  /** The company that opened it. */
  readonly ownerId: string
  readonly title: string
  readonly subjectId: string | null
  readonly subjectType: 'DOCUMENT' | 'CONNECTION' | 'TASK' | null
  readonly app: string | null
  readonly description: string | null
  readonly modified: Date
}

export interface Part {
  readonly companyId: string
  readonly cardId: string
  readonly kind: 'user' | 'company'
  readonly partId: string
}

export interface Message {
  readonly companyId: string
  readonly id: string
  readonly cardId: string
  /** The company whose person said it. */
  readonly saidBy: string
  readonly authorId: string | null
  readonly text: string
  readonly created: Date
}

type Tables = { collaborationCard: Card; collaborationPart: Part; collaborationMessage: Message }

const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(new CamelCasePlugin())

export const find = (uow: UnitOfWork, id: string): Promise<Card | undefined> =>
  tables(uow.tx)
    .selectFrom('collaborationCard')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function save(uow: UnitOfWork, card: Card): Promise<void> {
  const { companyId: _company, id: _id, ownerId: _owner, ...changes } = card
  await tables(uow.tx)
    .insertInto('collaborationCard')
    .values(card)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}

export const parts = (uow: UnitOfWork, cardId: string): Promise<Part[]> =>
  tables(uow.tx)
    .selectFrom('collaborationPart')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('cardId', '=', cardId)
    .orderBy('partId')
    .execute()

export async function addParts(
  uow: UnitOfWork,
  cardId: string,
  kind: Part['kind'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tables(uow.tx)
    .insertInto('collaborationPart')
    .values(ids.map((partId) => ({ companyId: uow.companyId, cardId, kind, partId })))
    .onConflict((conflict) => conflict.columns(['companyId', 'cardId', 'kind', 'partId']).doNothing())
    .execute()
}

export const messages = (uow: UnitOfWork, cardId: string): Promise<Message[]> =>
  tables(uow.tx)
    .selectFrom('collaborationMessage')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('cardId', '=', cardId)
    .orderBy('created')
    .orderBy('id')
    .limit(1000)
    .execute()

/** Saying the same twice has the effect of one. */
export async function say(uow: UnitOfWork, message: Message): Promise<void> {
  await tables(uow.tx)
    .insertInto('collaborationMessage')
    .values(message)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .execute()
}
