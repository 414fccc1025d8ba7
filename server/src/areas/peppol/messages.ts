import type { UnitOfWork } from '../../platform/index.ts'
import * as store from './store.ts'

export type { PeppolMessage } from './store.ts'

/** A message of the company, held until the transaction ends: what becomes of it is written once. */
export const lockMessage = (
  uow: UnitOfWork,
  direction: store.PeppolMessage['direction'],
  messageId: string,
): Promise<store.PeppolMessage | undefined> => store.lock(uow, direction, messageId)

/** Writes what became of a message that is under way: why it was refused, or the document that it became. */
export const settleMessage = (
  uow: UnitOfWork,
  message: store.PeppolMessage,
  refusal: string | null,
  documentId?: string,
): Promise<void> => store.settle(uow, message, refusal, documentId)

/** The contents of the messages in which these documents came or went. */
export const messageContents = (uow: UnitOfWork, documentIds: readonly string[]): Promise<string[]> =>
  store.contentsOf(uow, documentIds)
