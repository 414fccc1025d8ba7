import type { Conversation as Entity, Of, Permission, RightType, TradeType } from '@kontor/contract'
import { allowedActions, type Entry, isReceived, partyOf } from '../../entries/index.ts'
import type { ChangedConnection } from '../../network/index.ts'
import { causeOf, conversationActions } from '../rules.ts'

export type Conversation = Of<typeof Entity>
type Initiator = Conversation['Initiator']

/** The numbers that the spec shows (002 §6); 0 where it shows none. */
const objectTypes: Partial<Record<TradeType, number>> = {
  invoice: 15,
  creditnote: 16,
  order: 20,
  quote: 26,
  receiptadvice: 60,
}

/** Who reads, and what they know of whoever began conversations. */
export interface Around {
  readonly permissions: ReadonlySet<Permission>
  readonly company: { readonly id: string; readonly name: string }
  /** Colleagues by their ids. */
  readonly names: ReadonlyMap<string, string>
}

interface Reading extends Around {
  readonly reach: RightType | undefined
  /** Left out in lists, where it is fetched by the conversation. */
  readonly history?: Conversation['History']
  /** When the last of it was said, where its history is left out. */
  readonly lastPost?: Date | undefined
}

export function ofDocument(entry: Entry, reading: Reading): Conversation {
  const { permissions, reach, history, lastPost } = reading
  const cause = causeOf(entry.state)
  const last = history?.at(-1)?.At ?? lastPost?.toISOString() ?? ''
  const modified = entry.modified.toISOString()
  return {
    ID: entry.businessId.slice(0, 100),
    ConversationId: entry.conversationId ?? entry.id,
    ObjectId: entry.id,
    ObjectType: objectTypes[entry.type] ?? 0,
    Type: entry.type,
    Timestamp: entry.created.toISOString(),
    LastChange: last > modified ? last : modified,
    State: entry.state,
    History: history ?? [],
    HistoryAvailable: true,
    UnifiedStateCausedByOtherParty: cause !== undefined && cause !== partyOf(entry),
    Received: isReceived(entry),
    AllowedActions: conversationActions(entry, allowedActions(entry, permissions, reach), permissions),
    Initiator: isReceived(entry) ? theirs(entry) : ours(entry, reading),
    PendingDocument: entry.delivery === 'PENDING_CONNECTION' || entry.delivery === 'PROCESSING',
    Visible: !entry.archived,
  }
}

/** People of the other party are its company's affair. */
const theirs = ({ senderId, companyId, senderName }: Entry): Initiator => ({
  CompanyAccountId: senderId ?? companyId,
  CompanyAccountName: senderName,
})

/** Who works here no longer keeps their id and nothing else. */
function ours({ senderName, authorId }: Entry, { company, names }: Around): Initiator {
  const name = authorId === null ? undefined : names.get(authorId)
  return {
    ...{ CompanyAccountId: company.id, CompanyAccountName: senderName || company.name },
    ...(authorId !== null && { UserId: authorId }),
    ...(name !== undefined && { UserName: name }),
  }
}

/** A connection as a moment of the company's history; its steps stand in the network. */
export const ofConnection = (
  { id, state, askedByUs, partnerId, partnerName, created, modified }: ChangedConnection,
  { company }: Pick<Around, 'company'>,
): Conversation => ({
  ID: partnerName.slice(0, 100),
  ConversationId: id,
  ObjectId: id,
  ObjectType: 0,
  Type: 'connection',
  Timestamp: created.toISOString(),
  LastChange: modified.toISOString(),
  State: state,
  History: [],
  HistoryAvailable: false,
  UnifiedStateCausedByOtherParty: state !== 'REQUESTED' && askedByUs,
  Received: !askedByUs,
  AllowedActions: [],
  Initiator: askedByUs
    ? { CompanyAccountId: company.id, CompanyAccountName: company.name }
    : { CompanyAccountId: partnerId, CompanyAccountName: partnerName },
  PendingDocument: false,
  Visible: state !== 'HIDDEN',
})
