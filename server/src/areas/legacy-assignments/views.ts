import type { AssignmentDocument, AutoAssignee, LegacyAssignment, Of } from '@kontor/contract'
import { dayInUtc } from '../../platform/index.ts'
import type { listAssignments, redirectionSet } from '../assignments/index.ts'
import type { Times } from './rules.ts'

type Listed = Awaited<ReturnType<typeof listAssignments>>['rows'][number]
export type Assignment = Omit<Listed, 'assigneeIds'> & { readonly assigneeIds: readonly string[] }
type Redirection = NonNullable<Awaited<ReturnType<typeof redirectionSet>>>

/** What an assignment is as a document (responses.md B). */
const assignmentProfile = 'kontor.assignment.1.0'

const ublVersion = '2.1'

const timeInUtc = (at: Date): string => at.toISOString().slice(11, 19)

/** An assignment as the document that it is in the older form (responses.md B): handed on, it stays the same document. */
export const documentOf = (record: Assignment, times: Times = {}): Of<typeof AssignmentDocument> => ({
  DocumentType: 'AssignmentType',
  ID: record.id,
  OriginalDocumentId: record.id,
  UBLVersionID: ublVersion,
  CustomizationID: assignmentProfile,
  IssueDate: dayInUtc(record.created),
  IssueTime: timeInUtc(record.created),
  Assigner: record.createdBy,
  Assignee: [...record.assigneeIds],
  Delegation: record.delegations.map(({ delegator, delegatee }) => ({ Delegator: delegator, Delegatee: delegatee })),
  Subject: { UUID: record.subjectId, DocumentType: record.subjectType },
  ...(record.context !== null && { Context: contextOf(record.context) }),
  ...(times.remindAt && { ReminderDate: dayInUtc(times.remindAt), ReminderTime: timeInUtc(times.remindAt) }),
  ...(times.escalateAt && {
    EscalationDate: dayInUtc(times.escalateAt),
    EscalationTime: timeInUtc(times.escalateAt),
  }),
  ...(record.vendorId !== null && { VendorId: record.vendorId }),
  ...(record.app !== null && { AppId: record.app }),
  Type: record.type,
})

const contextOf = ({ format, context }: NonNullable<Assignment['context']>) => ({
  EmbeddedDocumentBinaryObject: { value: Buffer.from(context).toString('base64'), format, mimeCode: format },
})

/** A row of the older list. */
export const rowOf = (record: Assignment, times: Times | undefined): Of<typeof LegacyAssignment> => ({
  DocumentId: record.id,
  DocumentType: { mimeType: 'application/json', documentProfileId: assignmentProfile, type: 'assignment' },
  Tags: record.tags,
  ItemInfos: [
    ...(record.component === null ? [] : [{ type: 'component', value: record.component }]),
    ...(record.deadline === null ? [] : [{ type: 'deadline', value: record.deadline }]),
  ],
  ConversationStates: [{ Axis: 'assignment', State: record.status, Timestamp: record.modified.toISOString() }],
  CopyIndicator: false,
  Deleted: record.status === 'CLOSED',
  SourceDocument: documentOf(record, times),
  Properties: record.externalId === null ? [] : [{ scheme: 'externalId', value: record.externalId }],
})

/** Who takes somebody's work. */
export const autoAssigneeOf = (record: Redirection): Of<typeof AutoAssignee> => ({
  ExcludeUser: record.excludeUser,
  UserID: record.autoAssigneeId,
  Created: record.created.toISOString(),
  IsDelegation: record.delegationType !== 'NOT_DELEGATING',
  DelegationType: record.delegationType,
  ...(record.teamId !== null && { GroupId: record.teamId }),
})

/** Where somebody's work goes, as a document. */
export const redirectionDocument = (record: Redirection): Of<typeof AssignmentDocument> => ({
  ID: record.assigneeId,
  UBLVersionID: ublVersion,
  CustomizationID: assignmentProfile,
  IssueDate: dayInUtc(record.created),
  IssueTime: timeInUtc(record.created),
  Assigner: record.createdBy,
  Assignee: record.excludeUser ? [record.autoAssigneeId] : [record.autoAssigneeId, record.assigneeId],
  Delegation:
    record.delegationType === 'NOT_DELEGATING'
      ? []
      : [{ Delegator: record.assigneeId, Delegatee: record.autoAssigneeId }],
  Subject: { UUID: record.assigneeId, DocumentType: 'USER' },
  Type: record.delegationType,
})
