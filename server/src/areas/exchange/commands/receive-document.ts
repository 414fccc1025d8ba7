import type { TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import type { CopiedFile } from '../../attachments/index.ts'
import { type Entry, headOf, newEntry } from '../../entries/index.ts'
import { connectionOf, type KnownConnection, noConnection } from '../../network/index.ts'
import type { Parsed } from '../../parsing/index.ts'
import { receive } from './deliver-document.ts'
import { partiesReceived } from './true-sender.ts'

/** A document that a partner gave by other means than the network. */
export interface Given {
  readonly id: string
  readonly type: TradeType
  readonly parsed: Parsed
  readonly bytes: Uint8Array
  readonly contentHash: string
  /** What it answers or follows. */
  readonly subject: Parameters<typeof headOf>[2]
  /** Who mailed it, where it came by e-mail: the paper says who the partner is, and the e-mail who sent it. */
  readonly mailFrom?: string | undefined
}

/**
 * Takes a document in as received from a partner, through the door by which everything arrives.
 *
 * @throws ApiError Conflict where the id is another document's
 */
export async function receiveFrom(
  uow: UnitOfWork,
  partner: KnownConnection,
  { id, type, parsed, bytes, contentHash, subject, mailFrom }: Given,
  files: readonly CopiedFile[],
): Promise<void> {
  const sent = newEntry(uow, {
    ...headOf(type, parsed, subject),
    id,
    finished: uow.now,
    delivery: 'SENT' satisfies Entry['delivery'],
    senderId: partner.partnerId,
    ...(await partiesReceived(uow, partner, type, parsed)),
    ...(mailFrom && { sentBy: mailFrom }),
    receiverId: uow.companyId,
    connectionId: partner.id,
    contentHash,
  })
  const refusal = await receive(uow, sent, bytes, files)
  if (refusal !== undefined) throw new ApiError('Conflict', t`The id ${id} is used by another document: use a new one.`)
}

/**
 * A partner outside of the network: what came as a file did not come from a member, whatever it says.
 *
 * @throws ApiError ResourceNotFound, BadRequest
 */
export async function partnerOutside(uow: UnitOfWork, connectionId: string): Promise<KnownConnection> {
  const connection = await connectionOf(uow, connectionId)
  if (connection === undefined) throw noConnection(connectionId)
  if (connection.channels.includes('KONTOR'))
    throw unfit(
      'connectionId',
      t`connectionId is ${connection.partnerName}, a member of the network: what comes from them comes by it. Name a partner outside of the network.`,
    )
  return connection
}
