import { heldBytes } from '../../../platform/contents/index.ts'
import type { Outward, Settings, UnitOfWork } from '../../../platform/index.ts'
import { filesWithin, mustBeClean, type Opened, openEnclosed, whyRefused } from '../../attachments/index.ts'
import {
  answerColumns,
  headOf,
  newEntry,
  otherParty,
  otherSide,
  partyOf,
  refuseInvalid,
  sideOfSender,
  typeFor,
} from '../../entries/index.ts'
import { partnerAt } from '../../network/index.ts'
import { type Unwrapped, unwrap } from '../../parsing/index.ts'
import { type Incoming, lockMessage, loopback, settleMessage } from '../../peppol/index.ts'
import { subjectOf } from '../answered-document.ts'
import { receive } from '../commands/deliver-document.ts'
import { partiesReceived } from '../commands/true-sender.ts'

interface Message extends Opened {
  readonly header: Unwrapped['header']
}

/** Takes in a Peppol message that has come for the company, and answers it: once for each, however often it comes. */
export async function receivePeppol(uow: UnitOfWork, came: Incoming): Promise<Outward | undefined> {
  const message = await lockMessage(uow, 'IN', came.messageId)
  if (message?.state !== 'UNDER_WAY') return undefined
  const envelope = await uow.contents.read(message.contentHash)
  return async (settings) => {
    const read = await readMessage(envelope, settings).catch(whyRefused)
    return (after) => take(after, came, read)
  }
}

/** @throws ApiError DocumentRefused, DocumentInvalid, TooLarge, Infected */
async function readMessage(envelope: Uint8Array, settings: Settings): Promise<Message> {
  const { header, document } = await unwrap(envelope)
  const opened = await openEnclosed(document, settings)
  typeFor(opened.parsed)
  refuseInvalid(opened.parsed, { validateDocumentProfile: false })
  for (const { name, bytes } of opened.enclosed) await mustBeClean({ name, ...heldBytes(bytes) }, settings)
  return { ...opened, header }
}

async function take(uow: UnitOfWork, came: Incoming, read: Message | string): Promise<void> {
  const message = await lockMessage(uow, 'IN', came.messageId)
  if (message?.state !== 'UNDER_WAY') return
  const taken = typeof read === 'string' ? { refusal: read } : await enter(uow, read)
  await settleMessage(uow, message, taken.refusal ?? null, taken.documentId)
  await loopback.answer(uow, came, taken.refusal ?? null)
}

async function enter(
  uow: UnitOfWork,
  { header, bytes, parsed, enclosed }: Message,
): Promise<{ refusal?: string; documentId?: string }> {
  const partner = await partnerAt(uow, header.sender, parsed.senderName, header.country)
  const { id: connectionId, partnerId } = partner
  const type = typeFor(parsed)
  const subject = await subjectOf(uow, parsed, partner)
  const head = headOf(type, parsed, subject)
  const answers = type === 'status' && subject !== undefined
  const sent = newEntry(uow, {
    ...head,
    id: uow.newId(),
    finished: uow.now,
    delivery: 'SENT',
    side: answers ? otherSide(subject.side) : sideOfSender(type),
    ...answerColumns(answers ? parsed.answer : undefined, answers ? otherParty(partyOf(subject)) : 'receiver'),
    senderId: partnerId,
    ...(await partiesReceived(uow, partner, type, parsed)),
    receiverId: uow.companyId,
    connectionId,
    contentHash: await uow.contents.save(bytes),
  })
  const refusal = await receive(uow, sent, bytes, filesWithin(uow, sent.id, enclosed))
  return refusal === undefined ? { documentId: sent.id } : { refusal }
}
