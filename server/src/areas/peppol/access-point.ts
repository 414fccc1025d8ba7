import { type Act, Fault } from '../../platform/index.ts'
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
  hand(act: Act, message: Outgoing): Promise<void>
}

export const receiveTask = 'documents.peppolReceive'
export const answeredTask = 'documents.peppolAnswered'

/** Brings messages to companies of this installation and nowhere else: nothing leaves it. */
export const loopback: AccessPoint = {
  hand: async (act, { messageId, documentId, receiver, envelope }) => {
    if (!(await store.add(act, 'OUT', messageId, await act.contents.save(envelope), documentId)))
      throw new Fault('Conflict', `The Peppol message ${messageId} was sent before.`)
    const taking = async (there: Act) => {
      if (await store.add(there, 'IN', messageId, await there.contents.save(envelope), null))
        await there.later(receiveTask, { messageId })
    }
    await (receiver === act.companyId ? taking(act) : act.within(receiver, taking))
  },
}

/** The answer of the receiver's side to a message, back at its sender: whether it could be taken in (MLR: AP or RE). */
export async function answerMessage(
  act: Act,
  sender: string,
  messageId: string,
  refusal: string | null,
): Promise<void> {
  const told = (there: Act) => there.later(answeredTask, { messageId, refusal })
  await (sender === act.companyId ? told(act) : act.within(sender, told))
}
