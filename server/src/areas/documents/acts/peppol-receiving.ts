import type { Act, Outward, Settings } from '../../../platform/index.ts'
import { type Parsed, type Unwrapped, unwrap } from '../../../platform/parsing/index.ts'
import { partnerAt } from '../../network/index.ts'
import { answerMessage, lockMessage, lookUp, settleMessage } from '../../peppol/index.ts'
import type { NewEntry } from '../entry.ts'
import { counterpartOf, fresh, otherParty, otherSide, partyOf, sideOfSender } from '../rules/index.ts'
import { type Exchanged, exchangedUnder } from '../store/by-number.ts'
import { headOf } from '../values/head.ts'
import { typeOfUbl } from '../values/profiles.ts'
import { fromWire } from '../values/reasons.ts'
import { receive } from './delivery.ts'
import { filesWithin, type Opened, open } from './enclosing.ts'
import { refuseInvalid, typeFor } from './judging.ts'
import { blank } from './saving.ts'
import { whyRefused } from './under-way.ts'

interface Message extends Opened {
  readonly header: Unwrapped['header']
}

/** Takes in a Peppol message that has come for the company: once for each message id, however often it comes. */
export async function receivePeppol(act: Act, messageId: string): Promise<Outward | undefined> {
  const message = await lockMessage(act, 'IN', messageId)
  if (message?.state !== 'UNDER_WAY') return undefined
  const envelope = await act.contents.read(message.contentHash)
  return async (settings) => {
    const unwrapped = await unwrap(envelope).catch(whyRefused)
    if (typeof unwrapped === 'string') return (after) => settleRefused(after, messageId, unwrapped)
    const opened = await read(unwrapped, settings).catch(whyRefused)
    return (after) => take(after, messageId, unwrapped, opened)
  }
}

/** @throws Fault DocumentRefused, DocumentInvalid, TooLarge */
async function read({ header, document }: Unwrapped, settings: Settings): Promise<Message> {
  const opened = await open(document, settings)
  typeFor(opened.parsed)
  refuseInvalid(opened.parsed, { validateDocumentProfile: false })
  return { ...opened, header }
}

async function take(act: Act, messageId: string, { header }: Unwrapped, opened: Message | string): Promise<void> {
  const message = await lockMessage(act, 'IN', messageId)
  if (message?.state !== 'UNDER_WAY') return
  const taken = typeof opened === 'string' ? { refusal: opened } : await enter(act, opened)
  await settleMessage(act, message, taken.refusal ?? null, taken.documentId)
  const sender = await lookUp(act.tx, header.sender)
  if (sender !== undefined) await answerMessage(act, sender, messageId, taken.refusal ?? null)
}

/** Whoever sent what says of itself who it is not cannot be answered. */
async function settleRefused(act: Act, messageId: string, refusal: string): Promise<void> {
  const message = await lockMessage(act, 'IN', messageId)
  if (message?.state === 'UNDER_WAY') await settleMessage(act, message, refusal)
}

async function enter(
  act: Act,
  { header, bytes, parsed, enclosed }: Message,
): Promise<{ refusal?: string; documentId?: string }> {
  const { id: connectionId, partnerId } = await partnerAt(act, header.sender, parsed.senderName, header.country)
  const type = typeFor(parsed)
  const subject = await subjectOf(act, parsed, partnerId)
  const head = headOf(type, parsed, subject)
  const answers = type === 'status' && subject !== undefined
  const sent: NewEntry = {
    ...blank(act, act.newId()),
    ...fresh(false),
    finished: act.now,
    ...head,
    delivery: 'SENT',
    side: answers ? otherSide(subject.side) : sideOfSender(type),
    answerCode:
      (parsed.answer && answers && fromWire(parsed.answer.responseCode, otherParty(partyOf(subject)))) || null,
    senderId: partnerId,
    receiverId: act.companyId,
    connectionId,
    contentHash: await act.contents.save(bytes),
  }
  const refusal = await receive(act, sent, bytes, filesWithin(act, sent.id, enclosed))
  return refusal === undefined ? { documentId: sent.id } : { refusal }
}

/** The document that an arriving one answers or follows: by its number, where it was exchanged with the same partner. */
async function subjectOf(
  act: Act,
  { references, senderName }: Parsed,
  partnerId: string,
): Promise<Exchanged | undefined> {
  for (const { ublType, number } of references) {
    const type = typeOfUbl(ublType)
    const found = type && (await exchangedUnder(act, type, number, senderName))
    if (found && counterpartOf(found) === partnerId) return found
  }
  return undefined
}
