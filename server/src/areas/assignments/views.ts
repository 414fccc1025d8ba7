import type { Assignment, AssignmentLog, HistoryEvent, Of, Permission } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import type { LogRow } from '../../platform/log/store.ts'
import { briefOf, findEntries } from '../entries/index.ts'
import { namesOf } from '../users/index.ts'
import { allowedActions } from './rules.ts'
import type { AssignmentRecord } from './store/assignments.ts'
import type { Step } from './store/steps.ts'

/** Assignments as the wire shows them, with what they are about and who gave them: one look for all. */
export async function shown(
  uow: UnitOfWork,
  records: readonly AssignmentRecord[],
  permissions: ReadonlySet<Permission>,
): Promise<Of<typeof Assignment>[]> {
  const names = await namesIn(
    uow,
    records.flatMap(({ createdBy, assigneeIds, delegations }) => [
      createdBy,
      ...assigneeIds,
      ...delegations.map(({ delegator }) => delegator),
    ]),
  )
  const about = records.flatMap(({ subjectType, subjectId }) => (subjectType === 'DOCUMENT' ? [subjectId] : []))
  const documents = new Map((await findEntries(uow, about)).map((entry) => [entry.id, entry]))
  return records.map((record) => {
    const { app, comment, externalId, context, modifiedBy, created, modified } = record
    const entry = documents.get(record.subjectId)
    return {
      id: record.id,
      subjectId: record.subjectId,
      subjectType: record.subjectType,
      ...(entry && { document: briefOf(entry) }),
      ...(app !== null && { app }),
      createdBy: record.createdBy,
      ...called('createdByName', names.get(record.createdBy)),
      assigneeIds: [...record.assigneeIds],
      assignees: peopleOf(record.assigneeIds, names),
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
      delegations: record.delegations.map((delegation) => ({
        ...delegation,
        ...called('delegatorName', names.get(delegation.delegator)),
      })),
      allowedActions: allowedActions(record.status, permissions),
    }
  })
}

/** Steps of assignments as the wire shows them. */
export async function shownSteps(uow: UnitOfWork, steps: readonly Step[]): Promise<Of<typeof AssignmentLog>[]> {
  const names = await namesIn(
    uow,
    steps.flatMap(({ modifiedBy, assigneeIds }) => [...(modifiedBy === null ? [] : [modifiedBy]), ...assigneeIds]),
  )
  return steps.map(({ step, assignmentId, status, comment, externalId, modifiedBy, assigneeIds, tags, created }) => ({
    id: step,
    assignmentId,
    status,
    ...(comment !== null && { comment }),
    ...(externalId !== null && { externalId }),
    ...(modifiedBy !== null && { modifiedBy, ...called('modifiedByName', names.get(modifiedBy)) }),
    assigneeIds: [...assigneeIds],
    assignees: peopleOf(assigneeIds, names),
    tags,
    createdAt: created.toISOString(),
  }))
}

type Names = ReadonlyMap<string, string>

export const namesIn = (uow: UnitOfWork, ids: readonly string[]): Promise<Names> => namesOf(uow, [...new Set(ids)])

/** Who left the company has no name here any more. */
export const called = <K extends string>(key: K, name: string | undefined) =>
  (name === undefined ? {} : { [key]: name }) as { readonly [P in K]?: string }

export const personOf = (id: string, names: Names) => ({ id, ...called('name', names.get(id)) })

const peopleOf = (ids: readonly string[], names: Names) => ids.map((id) => personOf(id, names))

/** The events that programs read of, by the kind of the log line that each stands for. */
const eventTypes: Readonly<Record<string, string>> = {
  'assignment.given': 'ASSIGNMENT_CREATED',
  'assignment.handed_on': 'ASSIGNMENT_REASSIGNED',
  'assignment.commented': 'ASSIGNMENT_COMMENTED',
  'assignment.closed': 'ASSIGNMENT_CLOSED',
  'assignment.left': 'ASSIGNMENT_LEFT',
  'assignment.expired': 'ASSIGNMENT_EXPIRED',
}

/** Of the log of a document what happened to its assignments, oldest first. */
export const eventsOf = (lines: readonly LogRow[]): Of<typeof HistoryEvent>[] =>
  lines.flatMap((line) => {
    const event = eventTypes[line.kind]
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
