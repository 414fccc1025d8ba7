import type { DeliveryState, DispatchChannel } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { addWithEnclosed, attachmentsOf, type Opened } from '../../attachments/index.ts'
import { mustReach } from '../../document-access/index.ts'
import {
  changeEntry,
  counterpartOf,
  type Entry,
  lockEntry,
  type NewEntry,
  noDocument,
  partyOf,
  refuseInvalid,
} from '../../entries/index.ts'
import { connectionOf, type KnownConnection, noConnection } from '../../network/index.ts'
import type { Parsed } from '../../parsing/index.ts'
import type { DispatchRecord } from '../records.ts'
import type { Content } from '../saved-content-cache.ts'
import * as dispatches from '../store/dispatches.ts'
import { applyAnswer } from './apply-answer.ts'
import { clearanceFor } from './clear-document.ts'
import { deliverAtOnce } from './deliver-document.ts'
import { dispatch } from './dispatch-document.ts'
import { overdueAtOnce } from './overdue-at-once.ts'
import { refuseInfected, refuseUnready } from './refuse-sending.ts'
import { tellFollowed } from './tell-followed.ts'
import { partiesSending, type TrueParties } from './true-sender.ts'

export interface Sending extends Content {
  readonly documentId: string
  /** Chosen by the caller: sending again under the same id has the effect of one. */
  readonly dispatchId: string
  readonly connectionId: string
  /** The usual way to the partner by default. */
  readonly channel?: DispatchChannel | undefined
  /** What was read of the bytes. */
  readonly parsed: Parsed
}

/** The content that was to be sent is not the document's any more. */
export class SavedMeanwhile extends ApiError {
  constructor(documentId: string) {
    super('Conflict', t`The document ${documentId} was changed while it was being sent. Reload it and send it again.`)
  }
}

/**
 * Sends a document of the company to a connection. Within the network it arrives in the same transaction; a request that
 * waits for its answer keeps the document waiting too.
 *
 * @throws ApiError ResourceNotFound, Conflict (sent, or the dispatch id names another sending), SavedMeanwhile,
 * DocumentInvalid, NotConnected (no connection, or not by this channel).
 */
export async function sendDocument(uow: UnitOfWork, sending: Sending): Promise<DispatchRecord> {
  const { documentId, dispatchId, connectionId } = sending
  const [entry, repeated, files, connection] = await Promise.all([
    lockEntry(uow, documentId),
    dispatches.find(uow, dispatchId),
    attachmentsOf(uow, documentId),
    connectionOf(uow, connectionId),
  ])
  if (entry === undefined) throw noDocument(documentId)
  await mustReach(uow, entry, 'write')
  if (repeated?.documentId === documentId && repeated.connectionId === connectionId) return repeated
  await refuseUnready(uow, entry)
  if (entry.contentHash !== sending.contentHash) throw new SavedMeanwhile(documentId)
  if (connection === undefined) throw noConnection(connectionId)
  const way = wayBy(connection, sending.channel)
  refuseInvalid(sending.parsed)
  refuseInfected(documentId, files)
  const parties = await partiesSending(uow, entry.type, sending.parsed, connection)
  const going = { dispatchId, connectionId, bytes: sending.bytes, way, parties, hasFiles: files.length > 0 }
  return go(uow, entry, going, (changes) => changeEntry(uow, entry, changes))
}

/**
 * Sends a new document that nobody has seen yet: its entry is written once, as it is when it was sent.
 *
 * @throws ApiError Conflict, NotConnected, DocumentInvalid (another's name).
 */
export async function sendNew(
  uow: UnitOfWork,
  entry: NewEntry,
  to: KnownConnection,
  { dispatchId, bytes, parsed, enclosed }: Pick<Sending, 'dispatchId' | 'bytes' | 'parsed'> & Pick<Opened, 'enclosed'>,
): Promise<DispatchRecord> {
  await refuseUnready(uow, entry)
  const way = wayBy(to)
  const parties = await partiesSending(uow, entry.type, parsed, to)
  const going = { dispatchId, connectionId: to.id, bytes, way, parties, hasFiles: enclosed.length > 0 }
  return go(uow, entry, going, (changes) => addWithEnclosed(uow, { ...entry, ...changes }, enclosed))
}

interface Going extends Pick<Sending, 'dispatchId' | 'connectionId' | 'bytes'> {
  readonly way: Way
  readonly parties: TrueParties
  readonly hasFiles: boolean
}

/** Brings a document to its receiver, or on its way there; `keep` writes the sender's entry as it is then. */
async function go(
  uow: UnitOfWork,
  entry: NewEntry,
  { dispatchId, connectionId, bytes, way, parties, hasFiles }: Going,
  keep: (changes: Partial<NewEntry>) => Promise<Entry>,
): Promise<DispatchRecord> {
  const changes = {
    ...parties,
    draft: false,
    finished: entry.finished ?? uow.now,
    delivery: way.delivery,
    // What waits for its connection is reported once that is there.
    clearance: way.delivery === 'PROCESSING' ? await clearanceFor(uow, entry) : entry.clearance,
    unreported: false,
    connectionId,
    receiverId: way.receiverId,
    conversationId: entry.conversationId ?? entry.id,
    exchanged: uow.now,
    modified: uow.now,
  }
  const arrival =
    arrivesAtOnce(entry, way) && !hasFiles && changes.clearance !== 'IN_CLEARANCE'
      ? await deliverAtOnce(uow, { ...entry, ...changes }, way.receiverId, bytes)
      : undefined
  const [sent, record] = await Promise.all([
    keep({ ...changes, ...(arrival && { delivery: arrival.delivery }) }),
    dispatch(uow, { ...entry, ...changes }, dispatchId, way.channel, arrival),
  ])
  await answerOwn(uow, sent)
  await overdueAtOnce(uow, sent)
  if (sent.delivery === 'SENT') await tellFollowed(uow, sent)
  return record
}

/** Answers keep their order and files take their time: both are delivered after the commit, as what leaves the network is. */
const arrivesAtOnce = (entry: NewEntry, { delivery, channel }: Way): boolean =>
  channel === 'KONTOR' && delivery === 'PROCESSING' && entry.type !== 'status'

interface Way {
  readonly delivery: DeliveryState
  readonly receiverId: string
  readonly channel: DispatchChannel
}

function wayBy(connection: KnownConnection, wanted?: DispatchChannel): Way {
  const { id, partnerId, waits, whyNotSend, channels } = connection
  if (whyNotSend !== undefined) throw new ApiError('NotConnected', whyNotSend, { details: { connection: id } })
  const channel = channels.find((one) => wanted === undefined || one === wanted)
  if (channel === undefined)
    throw new ApiError('NotConnected', whyNoWay(connection, wanted), { details: { connection: id } })
  return { delivery: waits ? 'PENDING_CONNECTION' : 'PROCESSING', receiverId: partnerId, channel }
}

function whyNoWay({ partnerName, channels }: KnownConnection, wanted: DispatchChannel | undefined): Message {
  const [one, other] = channels
  if (one === undefined) return t`${partnerName} has no delivery method yet: enter an address to send to.`
  return other === undefined
    ? t`${partnerName} cannot be reached by ${wanted}: use ${one}.`
    : t`${partnerName} cannot be reached by ${wanted}: use ${one} or ${other}.`
}

/** An answer that was written elsewhere and is sent as a document says the same as one that was given here. */
async function answerOwn(uow: UnitOfWork, sent: Entry): Promise<void> {
  if (sent.type !== 'status' || sent.answersId === null) return
  const subject = await lockEntry(uow, sent.answersId)
  const toItsOtherParty = subject !== undefined && counterpartOf(subject) === sent.receiverId
  if (toItsOtherParty) await applyAnswer(uow, subject, sent, partyOf(subject))
}
