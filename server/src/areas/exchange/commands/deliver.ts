import type { Act } from '../../../platform/index.ts'
import { type CopiedFile, copyAttachments, filesOf } from '../../attachments/index.ts'
import {
  addEntry,
  changeEntry,
  counterpartOf,
  type Entry,
  findEntry,
  fresh,
  lockEntry,
  type NewEntry,
  otherParty,
  otherSide,
  partyOf,
} from '../../entries/index.ts'
import type { DispatchRecord } from '../records.ts'
import { isOpen } from '../rules/dispatches.ts'
import * as dispatches from '../store/dispatches.ts'
import { applyAnswer } from './apply-answer.ts'
import { examine, noteArrival } from './check-arrival.ts'

/**
 * Brings a dispatch to its receiver in one transaction: both sides' entries and log lines, or none (data.md, rule 10).
 * It may run more than once and delivers once. Answers to one document arrive in the order in which they were given.
 */
export async function deliver(act: Act, dispatchId: string): Promise<void> {
  const dispatch = await dispatches.find(act, dispatchId)
  if (dispatch === undefined) return
  const entry = await findEntry(act, dispatch.documentId)
  const inOrder =
    entry?.type === 'status' && entry.answersId !== null
      ? await dispatches.answersOnTheWay(act, entry.answersId)
      : [dispatch]
  const place = inOrder.findIndex(({ id }) => id === dispatchId)
  for (const { id } of inOrder.slice(0, place + 1)) await deliverOne(act, id)
}

async function deliverOne(act: Act, dispatchId: string): Promise<void> {
  const dispatch = await dispatches.lock(act, dispatchId)
  if (dispatch?.channel !== 'KONTOR' || !isOpen(dispatch.state)) return
  const entry = await lockEntry(act, dispatch.documentId)
  if (entry?.delivery !== 'PROCESSING') return
  const bytes = await act.contents.read(entry.contentHash)
  const files = await filesOf(act, entry)
  const failure = await act.within(dispatch.receiverId, (there) => receive(there, entry, bytes, files))
  if (failure === undefined) await succeed(act, dispatch, entry)
  else await fail(act, dispatch, entry, failure)
}

/** How the delivery of a document came out that arrives, or comes back, in the transaction in which it is sent. */
export interface Arrival {
  readonly delivery: 'SENT' | 'FAILED'
  readonly failure: string | null
}

/** Brings a document that is being sent to its receiver at once. */
export async function handOver(act: Act, going: NewEntry, receiverId: string, bytes: Uint8Array): Promise<Arrival> {
  const failure = await act.within(receiverId, (there) => receive(there, going, bytes, []))
  return failure === undefined ? { delivery: 'SENT', failure: null } : { delivery: 'FAILED', failure }
}

/** The receiver's side. Returns why the document cannot be taken in; throwing would undo the sender's side too. */
export async function receive(
  there: Act,
  sent: NewEntry,
  bytes: Uint8Array,
  files: readonly CopiedFile[],
): Promise<string | undefined> {
  const [{ found, ...arrival }, contentHash] = await Promise.all([examine(there, sent), there.contents.save(bytes)])
  const received = await addEntry(there, {
    ...sent,
    ...fresh(false),
    companyId: there.companyId,
    delivery: 'RECEIVED',
    side: otherSide(sent.side),
    contentHash,
    version: 1,
    archived: false,
    authorId: null,
    created: there.now,
    modified: there.now,
    exchanged: there.now,
    finished: there.now,
    legalHold: false,
    discarded: null,
    lockedAs: null,
    approval: null,
    confined: false,
    ...arrival,
  })
  if (received === undefined)
    return `The receiver has another document under the id ${sent.id}. Send it under a new id.`
  await there.log({
    kind: 'document.received',
    objectType: 'document',
    objectId: received.id,
    contentHash: received.contentHash,
    detail: { senderId: sent.senderId, receiverId: received.receiverId, connectionId: sent.connectionId },
  })
  await noteArrival(there, received, found)
  await copyAttachments(files, there)
  if (received.type === 'status' && received.answersId !== null) await takeAnswer(there, received)
  return undefined
}

/** Only the other party of a document can answer it: an answer from anybody else stays a document like any other. */
async function takeAnswer(there: Act, answer: Entry): Promise<void> {
  const subject = answer.answersId === null ? undefined : await lockEntry(there, answer.answersId)
  if (subject !== undefined && counterpartOf(subject) === answer.senderId)
    await applyAnswer(there, subject, answer, otherParty(partyOf(subject)))
}

export async function succeed(
  act: Act,
  dispatch: DispatchRecord,
  entry: Entry,
  kind = 'document.delivered',
): Promise<void> {
  await Promise.all([
    dispatches.change(act, dispatch.id, { state: 'COMPLETED', failure: null }),
    changeEntry(act, entry, { delivery: 'SENT', modified: act.now }),
  ])
  await noteDelivered(act, dispatch, entry, kind)
}

export async function fail(act: Act, dispatch: DispatchRecord, entry: Entry, failure: string): Promise<void> {
  await Promise.all([
    dispatches.change(act, dispatch.id, { state: 'FAILED', failure }),
    changeEntry(act, entry, { delivery: 'FAILED', modified: act.now }),
  ])
  await noteFailed(act, dispatch, entry, failure)
}

export const noteDelivered = (
  act: Act,
  dispatch: DispatchRecord,
  entry: NewEntry,
  kind = 'document.delivered',
): Promise<void> =>
  act.log({
    kind,
    objectType: 'document',
    objectId: entry.id,
    contentHash: entry.contentHash,
    detail: { dispatchId: dispatch.id, receiverId: dispatch.receiverId },
  })

export const noteFailed = (act: Act, dispatch: DispatchRecord, entry: NewEntry, failure: string): Promise<void> =>
  act.log({
    kind: 'document.failed',
    objectType: 'document',
    objectId: entry.id,
    contentHash: entry.contentHash,
    detail: { dispatchId: dispatch.id, why: failure },
  })
