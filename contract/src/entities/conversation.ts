import { documentTypesOfTrade } from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, record, text, uuid, whole, yes } from '../words/index.ts'
import { HistoryEvent } from './common.ts'

/** responses.md B, conversations: what two companies did about a document or a connection. */
export const Conversation = entity('Conversation', {
  ID: text({ max: 100 }),
  ConversationId: text({ max: 60 }),
  ObjectId: text({ max: 60 }),
  ObjectType: whole({ min: 0 }),
  Type: text({ max: 60 }),
  Timestamp: instant(),
  LastChange: instant(),
  State: text({ max: 60 }),
  History: list(HistoryEvent),
  HistoryAvailable: yes(),
  UnifiedStateCausedByOtherParty: yes(),
  Received: yes(),
  AllowedActions: list(text({ max: 40 })),
  Initiator: record({
    CompanyAccountId: id('company'),
    CompanyAccountName: text(),
    UserId: maybe(id('user')),
    UserName: maybe(text()),
  }),
  PendingDocument: yes(),
  Visible: yes(),
})

/** What a partner has said about a document. */
export const PartnerReply = entity('PartnerReply', {
  PostId: uuid(),
  DocumentId: id('document'),
  ID: text(),
  type: oneOf(documentTypesOfTrade),
  PartnerName: text(),
  Text: text({ max: 4000 }),
  At: instant(),
})
