import { verbatim } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import * as store from './store.ts'

/** A message that is to leave, and for whom. */
export interface Outgoing {
  readonly messageId: string
  readonly documentId: string
  /** Where the lookup has found its receiver. */
  readonly receiver: string
  readonly envelope: Uint8Array
}

/**
 * The boundary at which a message is handed over. An access point of the Peppol network speaks AS4 here; a message that
 * it is given twice under one id it takes once.
 */
export interface AccessPoint {
  hand(uow: UnitOfWork, message: Outgoing): Promise<void>
  /** What a message level status says: it could be taken in (AP), or why not (RE). It goes where the message came from. */
  answer(uow: UnitOfWork, message: Incoming, refusal: string | null): Promise<void>
}

/** A message that has come, and from where: that is known by how it came, whatever it says of its sender. */
export interface Incoming {
  readonly messageId: string
  readonly cameFrom: string
}

/** Told to the company to which a message has come. Jobs that wait in a queue have this name, and the next. */
export const messageCame = 'documents.peppolReceive'
/** Told to the sender of a message when the other side has taken it, or refused it. */
export const messageAnswered = 'documents.peppolAnswered'

/** Brings messages to companies of this installation and nowhere else: nothing leaves it. */
export const loopback: AccessPoint = {
  hand: async (uow, { messageId, documentId, receiver, envelope }) => {
    if (!(await store.add(uow, 'OUT', messageId, await uow.contents.save(envelope), documentId)))
      throw new ApiError('Conflict', verbatim(`The Peppol message ${messageId} was sent before.`))
    await inCompany(uow, receiver, async (companyUow) => {
      if (await store.add(companyUow, 'IN', messageId, await companyUow.contents.save(envelope), null))
        await companyUow.later(messageCame, { messageId, cameFrom: uow.companyId })
    })
  },
  answer: (uow, { messageId, cameFrom }, refusal) =>
    inCompany(uow, cameFrom, (companyUow) => companyUow.later(messageAnswered, { messageId, refusal })),
}

const inCompany = (
  uow: UnitOfWork,
  companyId: string,
  work: (companyUow: UnitOfWork) => Promise<void>,
): Promise<void> => (companyId === uow.companyId ? work(uow) : uow.within(companyId, work))
