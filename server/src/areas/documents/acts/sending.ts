import type { DeliveryState, DispatchChannel } from '@kontor/contract'
import { type Act, Fault, notFound } from '../../../platform/index.ts'
import type { Parsed } from '../../../platform/parsing/index.ts'
import { connectionOf, type KnownConnection } from '../../network/index.ts'
import type { AttachmentRecord, DispatchRecord, Entry } from '../entry.ts'
import { counterpartOf, partyOf, whyNotDo } from '../rules/index.ts'
import * as attachments from '../store/attachments.ts'
import * as dispatches from '../store/dispatches.ts'
import * as entries from '../store/entries.ts'
import * as numbers from '../store/numbers.ts'
import { defaultChannel, seedOf } from '../values/numbers.ts'
import { applyAnswer } from './applying.ts'
import { handOver } from './delivery.ts'
import { dispatch } from './dispatching.ts'
import { mustReach } from './reaching.ts'
import { refuseInvalid } from './saving.ts'

export interface Sending {
  readonly documentId: string
  /** Chosen by the caller: sending again under the same id has the effect of one. */
  readonly dispatchId: string
  readonly connectionId: string
  /** The usual way to the partner by default. */
  readonly channel?: DispatchChannel | undefined
  readonly parsed: Parsed
  /** The content that `parsed` was read from, and its hash. */
  readonly bytes: Uint8Array
  readonly contentHash: string
}

/**
 * Sends a document of the company to a connection. Within the network it arrives in the same transaction; a request that
 * waits for its answer keeps the document waiting too.
 *
 * @throws Fault ResourceNotFound, Conflict (sent, changed meanwhile, or the dispatch id names another sending),
 * DocumentInvalid, NotConnected (no connection, or not by this channel).
 */
export async function sendDocument(act: Act, sending: Sending): Promise<DispatchRecord> {
  const { documentId, dispatchId, connectionId } = sending
  const [entry, repeated, files, connection] = await Promise.all([
    entries.lock(act, documentId),
    dispatches.find(act, dispatchId),
    attachments.of(act, documentId),
    connectionOf(act, connectionId),
  ])
  if (entry === undefined) throw notFound('document', documentId)
  await mustReach(act, entry, 'write')
  if (repeated?.documentId === documentId && repeated.connectionId === connectionId) return repeated
  refuseUnready(entry, sending)
  const way = wayBy(connection, sending)
  refuseInvalid(sending.parsed)

  const changes = {
    draft: false,
    finished: entry.finished ?? act.now,
    delivery: way.delivery,
    connectionId,
    receiverId: way.receiverId,
    conversationId: entry.conversationId ?? entry.id,
    exchanged: act.now,
    modified: act.now,
  }
  const arrival = arrivesAtOnce(entry, way, files)
    ? await handOver(act, { ...entry, ...changes }, way.receiverId, sending.bytes)
    : undefined
  const [sent, record] = await Promise.all([
    entries.change(act, entry, { ...changes, ...(arrival && { delivery: arrival.delivery }) }),
    dispatch(act, { ...entry, ...changes }, dispatchId, way.channel, arrival),
  ])
  await takeNumber(act, sent)
  await answerOwn(act, sent)
  return record
}

/** Answers keep their order and files take their time: both are delivered after the commit, as what leaves the network is. */
const arrivesAtOnce = (entry: Entry, { delivery, channel }: Way, files: readonly AttachmentRecord[]): boolean =>
  channel === 'KONTOR' && delivery === 'PROCESSING' && entry.type !== 'status' && files.length === 0

function refuseUnready(entry: Entry, { documentId, contentHash }: Sending): void {
  const why = whyNotDo('send', entry)
  if (why !== undefined) throw new Fault('Conflict', `The document ${documentId} cannot be sent: ${why}.`)
  if (entry.contentHash !== contentHash)
    throw new Fault('Conflict', `The document ${documentId} was saved while it was to be sent. Read it and send again.`)
}

interface Way {
  readonly delivery: DeliveryState
  readonly receiverId: string
  readonly channel: DispatchChannel
}

function wayBy(connection: KnownConnection | undefined, { connectionId, channel: wanted }: Sending): Way {
  if (connection === undefined) throw notFound('connection', connectionId)
  const { partnerId, waits, whyNotSend, channels } = connection
  if (whyNotSend !== undefined) throw new Fault('NotConnected', whyNotSend, { details: { connection: connectionId } })
  const channel = channels.find((one) => wanted === undefined || one === wanted)
  if (channel === undefined)
    throw new Fault(
      'NotConnected',
      `${connection.partnerName} is not reached by ${wanted ?? 'anything'}: send by ${channels.join(' or ') || 'nothing yet'}.`,
      { details: { connection: connectionId } },
    )
  return { delivery: waits ? 'PENDING_CONNECTION' : 'PROCESSING', receiverId: partnerId, channel }
}

/** A sent document takes the number that was proposed for it, so that the next gets another. */
async function takeNumber(act: Act, sent: Entry): Promise<void> {
  const seed = seedOf(defaultChannel, sent.type, sent.businessId)
  if (seed !== undefined) await numbers.moveOn(act, defaultChannel, sent.type, seed)
}

/** An answer that was written elsewhere and is sent as a document says the same as one that was given here. */
async function answerOwn(act: Act, sent: Entry): Promise<void> {
  if (sent.type !== 'status' || sent.answersId === null) return
  const subject = await entries.lock(act, sent.answersId)
  const toItsOtherParty = subject !== undefined && counterpartOf(subject) === sent.receiverId
  if (toItsOtherParty) await applyAnswer(act, subject, sent, partyOf(subject))
}
