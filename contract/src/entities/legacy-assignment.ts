import { delegationTypes } from '../enumerations/index.ts'
import { date, entity, id, list, maybe, oneOf, record, text, yes } from '../words/index.ts'
import { User } from './user.ts'

const part = text({ max: 100 })

/** An assignment as a document (responses.md B: profile `kontor.assignment.1.0`). */
export const AssignmentDocument = entity('AssignmentDocument', {
  DocumentType: maybe(part),
  ID: part,
  /** The document that it was before it was handed on: itself. */
  OriginalDocumentId: maybe(id('document')),
  UBLVersionID: maybe(part),
  CustomizationID: maybe(part),
  IssueDate: maybe(date()),
  IssueTime: maybe(part),
  Assigner: maybe(id('user')),
  Assignee: list(id('user'), { max: 100 }),
  Delegation: maybe(list(record({ Delegator: id('user'), Delegatee: id('user') }), { max: 100 })),
  Subject: record({ UUID: text({ max: 60 }), DocumentType: maybe(part) }),
  Context: maybe(
    record({
      EmbeddedDocumentBinaryObject: record({
        value: text({ max: 100_000, says: 'base64' }),
        format: maybe(part),
        mimeCode: maybe(part),
      }),
    }),
  ),
  ReminderDate: maybe(date()),
  ReminderTime: maybe(part),
  EscalationDate: maybe(date()),
  EscalationTime: maybe(part),
  VendorId: maybe(part),
  AppId: maybe(part),
  Type: maybe(part),
})

/** A row of the legacy list. */
export const LegacyAssignment = entity('LegacyAssignment', {
  DocumentId: id('document'),
  DocumentType: record({ mimeType: part, documentProfileId: part, type: part }),
  Tags: list(part),
  ItemInfos: list(record({ type: part, value: text() })),
  ConversationStates: list(record({ Axis: part, State: part, Timestamp: maybe(part) })),
  CopyIndicator: yes(),
  Deleted: yes(),
  SourceDocument: AssignmentDocument,
  Properties: list(record({ scheme: part, value: text() })),
})

/** Who takes somebody’s work, in the older form. */
export const AutoAssignee = entity('AutoAssignee', {
  ExcludeUser: yes(),
  UserID: id('user'),
  Created: part,
  IsDelegation: yes(),
  DelegationType: oneOf(delegationTypes),
  /** Only what comes to the person as a member of this team goes on; all of their work where there is none. */
  GroupId: maybe(id('team')),
})

export const AutoAssigneeDetail = entity('AutoAssigneeDetail', { User, AutoAssignee })
