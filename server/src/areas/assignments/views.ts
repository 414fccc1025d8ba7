import type { Assignment, AssignmentLog, HistoryEvent, Of, Permission } from '@kontor/contract'
import type { Act } from '../../platform/index.ts'
import type { LogRow } from '../../platform/log/store.ts'
import { documentsAmong, partnerNameOf } from '../documents/index.ts'
import { namesOf } from '../users/index.ts'
import { allowedActions } from './rules.ts'
import type { AssignmentRecord } from './store/assignments.ts'
import type { Step } from './store/steps.ts'

/** Assignments as the wire shows them, with what they are about and who gave them: one look for all. */
export async function shown(
  act: Act,
  records: readonly AssignmentRecord[],
  permissions: ReadonlySet<Permission>,
): Promise<Of<typeof Assignment>[]> {
  const names = await namesOf(act, [...new Set(records.map(({ createdBy }) => createdBy))])
  const about = records.flatMap(({ subjectType, subjectId }) => (subjectType === 'DOCUMENT' ? [subjectId] : []))
  const documents = new Map((await documentsAmong(act, about)).map((entry) => [entry.id, entry]))
  return records.map((record) => {
    const { app, comment, externalId, context, modifiedBy, created, modified } = record
    const name = names.get(record.createdBy)
    const entry = documents.get(record.subjectId)
    return {
      id: record.id,
      subjectId: record.subjectId,
      subjectType: record.subjectType,
      ...(entry && { document: { type: entry.type, number: entry.businessId, partner: partnerNameOf(entry) } }),
      ...(app !== null && { app }),
      createdBy: record.createdBy,
      ...(name !== undefined && { createdByName: name }),
      assigneeIds: [...record.assigneeIds],
      companyId: record.companyId,
      tags: record.tags,
      type: record.type,
      ...(comment !== null && { comment }),
      status: record.status,
      ...(externalId !== null && { externalId }),
      ...(modifiedBy !== null && { modifiedBy }),
      createdAt: created.toISOString(),
      modifiedAt: modified.toISOString(),
      ...(context !== null && { context }),
      delegations: [...record.delegations],
      allowedActions: allowedActions(record.status, permissions),
    }
  })
}

export const stepOf = (step: Step): Of<typeof AssignmentLog> => ({
  id: step.step,
  assignmentId: step.assignmentId,
  status: step.status,
  ...(step.comment !== null && { comment: step.comment }),
  ...(step.externalId !== null && { externalId: step.externalId }),
  ...(step.modifiedBy !== null && { modifiedBy: step.modifiedBy }),
  assigneeIds: [...step.assigneeIds],
  tags: step.tags,
  createdAt: step.created.toISOString(),
})

/** What programs are told of, by the line of the log that it stands for. */
const told: Readonly<Record<string, string>> = {
  'assignment.given': 'ASSIGNMENT_CREATED',
  'assignment.handed_on': 'ASSIGNMENT_REASSIGNED',
  'assignment.commented': 'ASSIGNMENT_COMMENTED',
  'assignment.closed': 'ASSIGNMENT_CLOSED',
  'assignment.left': 'ASSIGNMENT_LEFT',
}

/** Of the log of a document what happened to its assignments, oldest first. */
export const eventsOf = (lines: readonly LogRow[]): Of<typeof HistoryEvent>[] =>
  lines.flatMap((line) => {
    const event = told[line.kind]
    if (event === undefined) return []
    return [
      {
        Id: line.id,
        ...(line.position === null ? {} : { Position: line.position }),
        Type: event,
        At: line.at.toISOString(),
        ...(line.actor_id === null ? {} : { ActorId: line.actor_id }),
        Details: Object.entries(line.detail as Readonly<Record<string, unknown>>).map(([Key, value]) => ({
          Key,
          Value: String(value),
        })),
      },
    ]
  })
