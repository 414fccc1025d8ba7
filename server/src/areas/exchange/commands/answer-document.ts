import type { DispatchChannel, ResponseCode } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { applicationResponse, type EndpointId, write } from '@kontor/ubl'
import { ApiError, dayInUtc, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import {
  addEntry,
  answers,
  counterpartOf,
  type Entry,
  findEntry,
  type NewEntry,
  newEntry,
  partOnWire,
  partyOf,
  profileOf,
  reasonsFor,
  toWire,
  ublNameOf,
  whyNot,
  whyNotDo,
} from '../../entries/index.ts'
import { connectionOf } from '../../network/index.ts'
import { ownEndpoint } from '../../peppol/index.ts'
import { applyAnswer } from './apply-answer.ts'
import { dispatch } from './dispatch-document.ts'
import { orderCanceledBy, withProgress } from './order-progress.ts'

export interface Answering {
  readonly documentId: string
  /** Chosen by the caller, and the id of the answer's own document: answering again under it has the effect of one. */
  readonly responseId: string
  readonly code: ResponseCode
  readonly reasonCode?: string | undefined
  readonly reason?: string | undefined
  /** How much of it is paid in all by now, where that is not everything (BusinessPaid). */
  readonly paid?: string | undefined
  /** It follows from a payment that was recorded, of which nobody need have said anything before. */
  readonly recorded?: boolean | undefined
  /** The lines that a dispute is about; each stands in the document. */
  readonly lines?: readonly DisputedLine[] | undefined
}

export interface DisputedLine {
  readonly lineId: string
  readonly reasonCode?: string | undefined
  readonly reason?: string | undefined
}

/**
 * Answers a document: the company's own entry takes the answer at once, and the answer itself is a document that goes
 * to the other party.
 *
 * @throws ApiError ResourceNotFound, Conflict (not in this state, not by this party), BadRequest (no reason).
 */
export async function answerDocument(uow: UnitOfWork, given: Answering): Promise<void> {
  const { repeated, subject, answering } = await answerable(uow, given)
  if (!repeated) await send(uow, subject, answering)
}

/** What a person may answer a document with, looked at in full, and the document, held until the transaction ends. */
export async function answerable(
  uow: UnitOfWork,
  given: Answering,
): Promise<{ repeated: boolean; subject: Entry; answering: Answering }> {
  const { documentId, responseId, code } = given
  const lines = given.lines?.map((line) => ({ ...line, reason: plainText(line.reason) }))
  const reason = plainText(given.reason) ?? lines?.find((line) => line.reason !== undefined)?.reason
  const reasonCode = given.reasonCode ?? lines?.find((line) => line.reasonCode !== undefined)?.reasonCode
  const subject = await lockEntryFor(uow, documentId, 'write')
  const answering = { ...given, lines, reason, reasonCode }
  if (subject.heldAnswer?.responseId === responseId && subject.heldAnswer.code === code)
    return { repeated: true, subject, answering }
  const repeated = await findEntry(uow, responseId)
  if (repeated?.answersId === documentId && repeated.answerCode === code) return { repeated: true, subject, answering }
  if (repeated !== undefined) throw idTaken(responseId)
  refuseImpossible(await withProgress(uow, subject), answering)
  refuseUnreasoned(code, reasonCode, reason)
  refuseLines(code, lines)
  if (code === 'BusinessDispute' && subject.response === 'DISPUTED' && lines === undefined)
    throw new ApiError('Conflict', t`The document ${documentId} is already disputed: name further lines in Lines.`)
  return { repeated: false, subject, answering }
}

/** @throws ApiError Conflict where the company cannot give the answer to a document as it stands. */
function refuseImpossible(
  subject: Awaited<ReturnType<typeof withProgress>>,
  { code, recorded = false }: Answering,
): void {
  const why = recorded ? whyNot(code, partyOf(subject), subject) : whyNotDo(answers[code].action, subject)
  if (why !== undefined)
    throw new ApiError('Conflict', t`You cannot respond to the document ${subject.id} with ${code}: ${why}.`, {
      details: { state: subject.state, answer: code },
    })
}

/**
 * Sends an answer that was looked at before.
 *
 * @throws ApiError Conflict where the document does not take it any more.
 */
export async function send(uow: UnitOfWork, subject: Entry, answering: Answering): Promise<void> {
  // A shipment that leaves at the same moment is seen, or waits and is refused.
  await orderCanceledBy(uow, subject)
  refuseImpossible(await withProgress(uow, subject), answering)
  const channel = await usualChannel(uow, subject.connectionId)
  const written = await answerEntry(uow, subject, answering)
  // Nobody can be told who has no address: the answer is the company's own note then.
  const answer = await addEntry(
    uow,
    channel === undefined ? { ...written, delivery: 'NONE', exchanged: null } : written,
  )
  if (answer === undefined) throw idTaken(answering.responseId)
  await applyAnswer(uow, subject, answer, partyOf(subject))
  if (channel !== undefined) await dispatch(uow, answer, uow.newId(), channel)
}

/** How the other party is told; undefined of a partner outside of the network who has no address. */
async function usualChannel(uow: UnitOfWork, connectionId: string | null): Promise<DispatchChannel | undefined> {
  const connection = connectionId === null ? undefined : await connectionOf(uow, connectionId)
  return connection === undefined ? 'KONTOR' : connection.channels[0]
}

const idTaken = (id: string): ApiError =>
  new ApiError('Conflict', t`The response id ${id} is used by another document. Use a new one.`)

/** What a reason may hold to travel as XML (XML 1.0 §2.2): no control characters, no halves of characters. */
const plainText = (text: string | undefined): string | undefined =>
  text
    ?.toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .trim() || undefined

/** @throws ApiError BadRequest where the answer owes the other party a reason. */
export function refuseUnreasoned(code: ResponseCode, reasonCode: string | undefined, reason: string | undefined): void {
  const known = reasonsFor(code)
  if (reasonCode !== undefined && !(known as readonly string[]).includes(reasonCode))
    throw missing('ReasonCode', t`ReasonCode is ${reasonCode}: use one of ${known.join(', ')}.`)
  if (answers[code].needsReason && reasonCode === undefined && reason === undefined)
    throw missing(
      'Reason',
      t`${code} needs a Reason or ReasonCode: add one so that the partner can correct the document.`,
    )
}

function refuseLines(code: ResponseCode, lines: readonly DisputedLine[] | undefined): void {
  if (lines === undefined) return
  if (code !== 'BusinessDispute')
    throw missing('Lines', t`Lines is only allowed with BusinessDispute, not with ${code}: leave it out.`)
  for (const { lineId, reasonCode, reason } of lines) {
    if (reasonCode === undefined && reason === undefined)
      throw missing('Lines', t`Line ${lineId} has BusinessDispute without a Reason or ReasonCode: add one.`)
    refuseUnreasoned(code, reasonCode, reason)
  }
}

const missing = (field: string, message: Message): ApiError => unfit(field, message, { code: 'required' })

/** Peppol wants to know of each party where it receives; elsewhere it does no harm. */
const endpointFields = (endpoint: EndpointId | null | undefined) =>
  endpoint ? { endpointId: endpoint.value, endpointScheme: endpoint.scheme } : {}

async function answerEntry(uow: UnitOfWork, subject: Entry, answering: Answering): Promise<NewEntry> {
  const { responseId, code, reasonCode, reason, paid, lines } = answering
  const receiverId = counterpartOf(subject)
  if (receiverId === null) throw new Error(`The document ${subject.id} has no other party`)
  const received = partyOf(subject) === 'receiver'
  const connection = subject.connectionId === null ? undefined : await connectionOf(uow, subject.connectionId)
  const senderName = received ? subject.receiverName : subject.senderName
  const receiverName = received ? subject.senderName : subject.receiverName
  const businessId = `AR-${responseId.slice(0, 8).toUpperCase()}`
  const issueDate = dayInUtc(uow.now)
  const bytes = write(
    applicationResponse({
      id: businessId,
      issueDate,
      issueTime: uow.now.toISOString().slice(11, 19),
      sender: { name: senderName, ...endpointFields(await ownEndpoint(uow)) },
      receiver: { name: receiverName, ...endpointFields(connection?.endpoint) },
      responseCode: paid === undefined ? toWire(code) : partOnWire,
      reasonCode,
      reason,
      paid,
      document: {
        id: subject.businessId,
        uuid: subject.id,
        type: ublNameOf(subject.type),
        issueDate: subject.issueDate ?? undefined,
      },
      lines: lines?.map((line) => ({ ...line, responseCode: toWire(code) })),
    }),
  )
  return newEntry(uow, {
    id: responseId,
    type: 'status',
    profileId: profileOf('status'),
    businessId,
    issueDate,
    senderName,
    receiverName,
    receiverId,
    connectionId: subject.connectionId,
    side: subject.side,
    statusMessage: reason ?? null,
    reasonCode: reasonCode ?? null,
    conversationId: subject.conversationId ?? subject.id,
    answersId: subject.id,
    answerCode: code,
    answerPaid: paid ?? null,
    contentHash: await uow.contents.save(bytes),
    finished: uow.now,
    delivery: 'PROCESSING',
    exchanged: uow.now,
  })
}
