import type { Conversation as Entity, Of, Permission, RightType, TradeType } from '@kontor/contract'
import { allowedActions, type Entry, isReceived, partyOf } from '../../entries/index.ts'
import type { ChangedConnection } from '../../network/index.ts'
import { causeOf, conversationActions } from '../rules.ts'

export type Conversation = Of<typeof Entity>

/** The numbers that the spec shows (002 §6); 0 where it shows none. */
const objectTypes: Partial<Record<TradeType, number>> = {
  invoice: 15,
  creditnote: 16,
  order: 20,
  quote: 26,
  receiptadvice: 60,
}

interface Reading {
  readonly permissions: ReadonlySet<Permission>
  readonly reach: RightType | undefined
  /** Left out in lists, where it is fetched by the conversation. */
  readonly history?: Conversation['History']
}

export function ofDocument(entry: Entry, { permissions, reach, history }: Reading): Conversation {
  const cause = causeOf(entry.state)
  const last = history?.at(-1)?.At ?? ''
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
    Initiator: { CompanyAccountId: entry.senderId ?? entry.companyId, CompanyAccountName: entry.senderName },
    PendingDocument: entry.delivery === 'PENDING_CONNECTION' || entry.delivery === 'PROCESSING',
    Visible: !entry.archived,
  }
}

/** A connection as a moment of the company's history; its steps stand in the network. */
export const ofConnection = (
  { id, state, askedByUs, partnerId, partnerName, created, modified }: ChangedConnection,
  { companyId }: { readonly companyId: string },
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
  Initiator: { CompanyAccountId: askedByUs ? companyId : partnerId, CompanyAccountName: askedByUs ? '' : partnerName },
  PendingDocument: false,
  Visible: state !== 'HIDDEN',
})
