import type { TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { linesAbout } from '../../../platform/log/store.ts'
import { type CopiedFile, filesOf } from '../../attachments/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { accountsOf, changeEntry, type Entry, findEntry } from '../../entries/index.ts'
import { type KnownConnection, partnerNamed } from '../../network/index.ts'
import type { Parsed } from '../../parsing/index.ts'
import { subjectOf } from '../answered-document.ts'
import { type DocumentOrigin, originOf } from '../rules/index.ts'
import { paidBy } from '../store/arrivals.ts'
import { partnerOutside, receiveFrom } from './receive-document.ts'
import { ownIdentity } from './true-sender.ts'

export interface Purchase {
  /** The id that it has from now on. */
  readonly id: string
  /** The draft that the file became. */
  readonly draft: Entry
  readonly bytes: Uint8Array
  readonly parsed: Parsed
  /** Also where the buyer that it names is not the company. */
  readonly otherBuyer: boolean
}

/** Whether a draft was entered before under this id: then there is nothing to do. */
export async function isEntered(uow: UnitOfWork, id: string, draftId: string): Promise<boolean> {
  const lines =
    (await findEntry(uow, id))?.delivery === 'RECEIVED' ? await linesAbout(uow.tx, uow.companyId, draftId) : []
  return lines.some(({ detail }) => (detail as { enteredAs?: unknown } | null)?.enteredAs === id)
}

/**
 * Enters a draft that came from outside of the network as received from the seller that it names: from then on it is a
 * document like any other that arrived. The draft goes.
 *
 * @throws ApiError Conflict (no draft of a bill, changed meanwhile, or the id is another document's), BadRequest where the
 *   company is the seller itself, or not the buyer and nobody said that it is meant
 */
export async function enterPurchase(uow: UnitOfWork, given: Purchase): Promise<void> {
  const { id, parsed, bytes } = given
  if ((await findEntry(uow, id)) !== undefined)
    throw new ApiError('Conflict', t`The id ${id} is used by another document: use a new one.`)
  const draft = await lockEntryFor(uow, given.draft.id, 'write')
  mustBeBillToEnter(draft)
  if (draft.contentHash !== given.draft.contentHash)
    throw new ApiError('Conflict', t`The draft ${draft.id} was changed meanwhile: try again.`)
  const files = (await filesOf(uow, draft)).map(({ record, held }) => ({
    record: { ...record, id: uow.newId(), documentId: id },
    held,
  }))
  const { type, contentHash } = draft
  await receivePurchase(uow, { id, type, parsed, bytes, contentHash, otherBuyer: given.otherBuyer }, files)
  await changeEntry(uow, draft, { deleted: uow.now, modified: uow.now })
  await uow.log({ kind: 'document.deleted', objectType: 'document', objectId: draft.id, detail: { enteredAs: id } })
}

/** A bill from outside of the network, to be received. */
export interface ReceivedPurchase
  extends Pick<Purchase, 'id' | 'parsed' | 'bytes' | 'otherBuyer'>,
    Pick<Entry, 'type' | 'contentHash'> {
  /** Who sent it, where somebody has said so; else it is found by what the bill says. */
  readonly connectionId?: string | undefined
  /** The address of the e-mail that brought it. */
  readonly mailFrom?: string | undefined
}

/**
 * Takes a bill from outside in as received from the seller that it names, through the door by which everything arrives.
 *
 * @throws ApiError Conflict where the id is another document's, BadRequest as {@link enterPurchase}
 */
export async function receivePurchase(
  uow: UnitOfWork,
  { id, type, parsed, bytes, contentHash, otherBuyer, connectionId, mailFrom }: ReceivedPurchase,
  files: readonly CopiedFile[],
): Promise<void> {
  await mustBeOurs(uow, type, parsed, otherBuyer)
  const partner = await (connectionId === undefined ? senderNamed(uow, parsed) : partnerOutside(uow, connectionId))
  const subject = await subjectOf(uow, parsed, partner)
  await receiveFrom(uow, partner, { id, type, parsed, bytes, contentHash, subject, mailFrom }, files)
}

async function senderNamed(uow: UnitOfWork, { senderName, parties, payeeAccounts }: Parsed): Promise<KnownConnection> {
  const accounts = accountsOf(payeeAccounts)
  const paidTo = await paidBy(uow, accounts)
  return partnerNamed(uow, { name: senderName, vatId: parties.from.vatId, accounts, paidTo })
}

function mustBeBillToEnter({ id, type, delivery, draft }: Entry): void {
  if (draft && delivery === 'NONE' && (type === 'invoice' || type === 'creditnote')) return
  throw new ApiError(
    'Conflict',
    t`The document ${id} is not a draft of an invoice or credit note: upload the file again.`,
  )
}

/** Whose a bill is that came as a file: of the company to send, for it to receive, or neither. */
export const originIn = async (uow: UnitOfWork, type: TradeType, parsed: Parsed): Promise<DocumentOrigin> =>
  originOf(type, parsed, await ownIdentity(uow))

async function mustBeOurs(uow: UnitOfWork, type: TradeType, parsed: Parsed, otherBuyer: boolean): Promise<void> {
  if (parsed.senderName.trim() === '')
    throw unfit('Draft', t`The document names no seller: enter one in the draft first.`)
  const origin = await originIn(uow, type, parsed)
  if (origin === 'SALE')
    throw unfit('Draft', t`The seller is ${parsed.senderName}, which is the company itself: send the document instead.`)
  if (origin === 'UNCLEAR' && !otherBuyer)
    throw unfit(
      'OtherBuyer',
      t`The buyer is ${parsed.receiverName}, not the company: set OtherBuyer if it is meant for the company.`,
    )
}
