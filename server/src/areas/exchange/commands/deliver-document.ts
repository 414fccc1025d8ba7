import type { UnitOfWork } from '../../../platform/index.ts'
import { type CopiedFile, copyAttachments, filesOf } from '../../attachments/index.ts'
import {
  addEntry,
  changeEntry,
  contentOf,
  counterpartOf,
  type Entry,
  findEntry,
  lockEntry,
  type NewEntry,
  otherParty,
  partyOf,
  receivedEntry,
} from '../../entries/index.ts'
import type { DispatchRecord } from '../records.ts'
import { isOpen } from '../rules/dispatches.ts'
import * as dispatches from '../store/dispatches.ts'
import { applyAnswer } from './apply-answer.ts'
import { examine, noteArrival } from './check-arrival.ts'
import { overdueAtOnce } from './overdue-at-once.ts'
import { tellFollowed } from './tell-followed.ts'

/**
 * Brings a dispatch to its receiver in one transaction: both sides' entries and log lines, or none (data.md, rule 10).
 * It may run more than once and delivers once. Answers to one document arrive in the order in which they were given.
 */
export async function deliver(uow: UnitOfWork, dispatchId: string): Promise<void> {
  const dispatch = await dispatches.find(uow, dispatchId)
  if (dispatch === undefined) return
  const entry = await findEntry(uow, dispatch.documentId)
  const inOrder =
    entry?.type === 'status' && entry.answersId !== null
      ? await dispatches.answersOnTheWay(uow, entry.answersId)
      : [dispatch]
  const place = inOrder.findIndex(({ id }) => id === dispatchId)
  for (const { id } of inOrder.slice(0, place + 1)) await deliverOne(uow, id)
}

async function deliverOne(uow: UnitOfWork, dispatchId: string): Promise<void> {
  const dispatch = await dispatches.lock(uow, dispatchId)
  if (dispatch?.channel !== 'KONTOR' || !isOpen(dispatch.state)) return
  const entry = await lockEntry(uow, dispatch.documentId)
  if (entry?.delivery !== 'PROCESSING') return
  const bytes = await contentOf(uow, entry)
  const files = await filesOf(uow, entry)
  const failure = await uow.within(dispatch.receiverId, (receiverUow) => receive(receiverUow, entry, bytes, files))
  if (failure === undefined) await succeed(uow, dispatch, entry)
  else await fail(uow, dispatch, entry, failure)
}

/** How the delivery of a document came out that arrives, or comes back, in the transaction in which it is sent. */
export interface Arrival {
  readonly delivery: 'SENT' | 'FAILED'
  readonly failure: string | null
}

/** Brings a document that is being sent to its receiver at once. */
export async function deliverAtOnce(
  uow: UnitOfWork,
  going: NewEntry,
  receiverId: string,
  bytes: Uint8Array,
): Promise<Arrival> {
  const failure = await uow.within(receiverId, (receiverUow) => receive(receiverUow, going, bytes, []))
  return failure === undefined ? { delivery: 'SENT', failure: null } : { delivery: 'FAILED', failure }
}

/** The receiver's side. Returns why the document cannot be taken in; throwing would undo the sender's side too. */
export async function receive(
  receiverUow: UnitOfWork,
  sent: NewEntry,
  bytes: Uint8Array,
  files: readonly CopiedFile[],
): Promise<string | undefined> {
  const [{ found, ...arrival }, contentHash] = await Promise.all([
    examine(receiverUow, sent),
    receiverUow.contents.save(bytes),
  ])
  const received = await addEntry(receiverUow, receivedEntry(receiverUow, sent, { ...arrival, contentHash }))
  if (received === undefined)
    return `The receiver has another document under the id ${sent.id}. Send it under a new id.`
  await receiverUow.log({
    kind: 'document.received',
    objectType: 'document',
    objectId: received.id,
    contentHash: received.contentHash,
    detail: { senderId: sent.senderId, receiverId: received.receiverId, connectionId: sent.connectionId },
  })
  await overdueAtOnce(receiverUow, received)
  await tellFollowed(receiverUow, received)
  await noteArrival(receiverUow, received, found)
  await copyAttachments(files, receiverUow)
  if (received.type === 'status' && received.answersId !== null) await takeAnswer(receiverUow, received)
  return undefined
}

/** Only the other party of a document can answer it: an answer from anybody else stays a document like any other. */
async function takeAnswer(receiverUow: UnitOfWork, answer: Entry): Promise<void> {
  const subject = answer.answersId === null ? undefined : await lockEntry(receiverUow, answer.answersId)
  if (subject !== undefined && counterpartOf(subject) === answer.senderId)
    await applyAnswer(receiverUow, subject, answer, otherParty(partyOf(subject)))
}

export async function succeed(
  uow: UnitOfWork,
  dispatch: DispatchRecord,
  entry: Entry,
  kind: 'document.delivered' | 'document.mailed' = 'document.delivered',
): Promise<void> {
  const [sent] = await Promise.all([
    changeEntry(uow, entry, { delivery: 'SENT', unreported: kind === 'document.mailed', modified: uow.now }),
    dispatches.change(uow, dispatch.id, { state: 'COMPLETED', failure: null }),
  ])
  await noteDelivered(uow, dispatch, entry, kind)
  await tellFollowed(uow, entry)
  await overdueAtOnce(uow, sent)
}

export async function fail(uow: UnitOfWork, dispatch: DispatchRecord, entry: Entry, failure: string): Promise<void> {
  await Promise.all([
    dispatches.change(uow, dispatch.id, { state: 'FAILED', failure }),
    changeEntry(uow, entry, { delivery: 'FAILED', modified: uow.now }),
  ])
  await noteFailed(uow, dispatch, entry, failure)
}

export const noteDelivered = (
  uow: UnitOfWork,
  dispatch: DispatchRecord,
  entry: NewEntry,
  kind = 'document.delivered',
): Promise<void> =>
  uow.log({
    kind,
    objectType: 'document',
    objectId: entry.id,
    contentHash: entry.contentHash,
    detail: { dispatchId: dispatch.id, receiverId: dispatch.receiverId },
  })

export const noteFailed = (
  uow: UnitOfWork,
  dispatch: DispatchRecord,
  entry: NewEntry,
  failure: string,
): Promise<void> =>
  uow.log({
    kind: 'document.failed',
    objectType: 'document',
    objectId: entry.id,
    contentHash: entry.contentHash,
    detail: { dispatchId: dispatch.id, why: failure },
  })
