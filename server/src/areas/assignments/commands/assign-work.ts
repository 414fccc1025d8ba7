import type { NewAssignment, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { noCompany } from '../../companies/index.ts'
import { isMember, noUser } from '../../users/index.ts'
import { noAssignment } from '../not-found.ts'
import { tellNew, tellOthers } from '../notices.ts'
import { openStatus, type Redirection, type Routed, whyNot, whyNotGive } from '../rules.ts'
import * as store from '../store/assignments.ts'
import * as steps from '../store/steps.ts'
import { kindOf, type Subject, subjectOf } from '../subjects.ts'
import { crewOf, takersOf } from '../takers.ts'
import { keepWork, type WorkTimes } from '../work.ts'

type Assignment = store.AssignmentRecord
type Given = Of<typeof NewAssignment>

/** What an assignment of the older form says beside (001 §7 Assignments, legacy). */
export interface OlderForm extends Partial<Pick<Assignment, 'deadline' | 'component' | 'vendorId'>> {
  /** The id that the caller chose. */
  readonly id?: string
  /** Who gives it hands on what is theirs. */
  readonly isDelegation?: boolean
  readonly times?: WorkTimes
}

/** What an assignment is that says nothing of its kind. */
const usualType = 'HANDLING'

/**
 * Gives work to colleagues, or leaves it waiting for somebody. It goes on from who is away, or has a delegate; where the
 * call names who takes it for the assignee, to them. Without a subject it is about the company itself.
 *
 * @throws ApiError ResourceNotFound, Forbidden (a closed document), BadRequest (somebody who cannot be given it), Conflict.
 */
export async function assign(
  uow: UnitOfWork,
  origin: string,
  given: Given,
  byId: string,
  older: OlderForm = {},
): Promise<Assignment> {
  if (given.companyId !== undefined && given.companyId !== uow.companyId) throw noCompany(given.companyId)
  if (given.assignerId !== undefined && given.assignerId !== byId)
    throw unfit(
      'assignerId',
      t`assignerId is ${given.assignerId}: you cannot assign on behalf of another person. Leave it out.`,
    )
  const subject = await subjectGiven(uow, given)
  const crew = await crewOf(uow)
  const takers = await takersOf(uow, subject, crew)
  const personIds = [...new Set([...(given.assigneeIds ?? []), ...(given.assigneeId ? [given.assigneeId] : [])])]
  for (const [index, id] of personIds.entries())
    takers.mustTake(id, id === given.assigneeId ? 'assigneeId' : `assigneeIds.${index}`)
  if (given.autoAssigneeId !== undefined) takers.mustTake(given.autoAssigneeId, 'autoAssigneeId')
  const { assigneeIds, delegations } = takers.route(personIds, redirectionGiven(given))
  const { id = uow.newId(), deadline = null, component = null, vendorId = null } = older
  if ((await store.find(uow, id)) !== undefined)
    throw new ApiError('Conflict', t`The id ${id} is used by another assignment: use a new one.`)
  const delegator = { delegator: byId, delegatorType: 'DELEGATING' as const }
  const delegatedBy = older.isDelegation ? assigneeIds.map((delegatee) => ({ ...delegator, delegatee })) : []
  const record = await store.add(uow, {
    ...{ id, deadline, component, vendorId },
    subjectType: subject.type,
    subjectId: subject.id,
    type: given.type ?? usualType,
    status: openStatus(assigneeIds),
    comment: given.comment ?? null,
    app: given.app ?? null,
    externalId: given.externalId ?? null,
    tags: given.tags ?? [],
    context: given.context ?? null,
    delegations: [...delegations, ...delegatedBy],
    assigneeIds,
    createdBy: byId,
    modifiedBy: null,
    created: uow.now,
    modified: uow.now,
  })
  const expires = expiryGiven(uow, given)
  await written(uow, 'assignment.given', record, record.comment, { ...older.times, ...(expires && { expires }) })
  await tellNew(uow, origin, { subject, crew, record }, [])
  return record
}

function expiryGiven({ now }: UnitOfWork, { expiresAt }: Given): Date | undefined {
  if (expiresAt === undefined) return undefined
  const expires = new Date(expiresAt)
  if (expires > now) return expires
  throw unfit('expiresAt', t`expiresAt is ${expiresAt}, which is in the past: use a later date and time.`)
}

async function subjectGiven(uow: UnitOfWork, { subjectId, subjectType }: Given): Promise<Subject> {
  if (subjectId === undefined) return subjectOf(uow, 'COMPANY', uow.companyId)
  const subject = await subjectOf(uow, subjectType ?? 'DOCUMENT', subjectId)
  const why = subject.entry && whyNotGive(subject.entry)
  if (why !== undefined) throw new ApiError('Conflict', t`The document ${subjectId} cannot be assigned: ${why}.`)
  return subject
}

function redirectionGiven({ assigneeId, autoAssigneeId, delegationType, excludeUser }: Given) {
  if (autoAssigneeId === undefined) return undefined
  if (assigneeId === undefined)
    throw unfit(
      'assigneeId',
      t`autoAssigneeId is ${autoAssigneeId}, but assigneeId is missing: add the person they substitute for.`,
    )
  const set = { autoAssigneeId, delegationType: delegationType ?? 'NOT_DELEGATING', excludeUser: excludeUser ?? false }
  return new Map<string, Redirection>([[assigneeId, set]])
}

/**
 * Hands an assignment to somebody else, or to who takes it for them; undefined where it is theirs already.
 *
 * @throws ApiError ResourceNotFound, Forbidden, BadRequest (it is closed, or they cannot be given it).
 */
export async function reassign(
  uow: UnitOfWork,
  origin: string,
  id: string,
  assigneeId: string,
  comment: string | undefined,
): Promise<Assignment | undefined> {
  const { before, subject } = await held(uow, id)
  mayNow('reassign', before)
  const crew = await crewOf(uow)
  const takers = await takersOf(uow, subject, crew)
  takers.mustTake(assigneeId, 'assigneeId')
  const record = await moved(uow, before, takers.route([assigneeId]), comment)
  if (record !== undefined) await tellNew(uow, origin, { subject, crew, record }, before.assigneeIds)
  return record
}

/**
 * Gives a document to a colleague: handed on where somebody handles it, given anew where nobody does.
 *
 * @returns whether it changed hands
 * @throws ApiError as {@link assign} and {@link reassign}.
 */
export async function giveDocument(
  uow: UnitOfWork,
  origin: string,
  { documentId, to, comment, by }: { documentId: string; to: string; comment: string | undefined; by: string },
): Promise<boolean> {
  const { id: subjectId } = await subjectOf(uow, 'DOCUMENT', documentId)
  const open = await store.newestUnfinished(uow, subjectId)
  if (open !== undefined) return (await reassign(uow, origin, open.id, to, comment)) !== undefined
  await assign(uow, origin, { subjectId, assigneeIds: [to], ...(comment && { comment }) }, by)
  return true
}

/**
 * Hands all that one person has, and who acts may see, to another; each stays where it is that the other cannot take.
 *
 * @returns those that stay
 * @throws ApiError ResourceNotFound (either person)
 */
export async function reassignAll(
  uow: UnitOfWork,
  origin: string,
  fromId: string,
  toId: string,
): Promise<Assignment[]> {
  for (const id of [fromId, toId]) if (!(await isMember(uow, id))) throw noUser(id)
  const crew = await crewOf(uow)
  const stay: Assignment[] = []
  for (const before of await store.lockUnfinished(uow, fromId, 'seen')) {
    const subject = await subjectOf(uow, before.subjectType, before.subjectId)
    const takers = await takersOf(uow, subject, crew)
    if (takers.able.some(({ id }) => id === toId)) {
      const others = before.assigneeIds.filter((id) => id !== fromId)
      const { assigneeIds, delegations } = takers.route([toId])
      const all = [...new Set([...others, ...assigneeIds])].toSorted()
      const record = await moved(uow, before, { assigneeIds: all, delegations })
      if (record !== undefined) await tellNew(uow, origin, { subject, crew, record }, before.assigneeIds)
    } else stay.push(before)
  }
  return stay
}

/** The same of all that somebody has who leaves, and how much of it moved and stayed. */
export async function handOverAll(uow: UnitOfWork, origin: string, fromId: string, toId: string) {
  const all = await store.lockUnfinished(uow, fromId, 'all')
  const stay = await reassignAll(uow, origin, fromId, toId)
  return { moved: all.length - stay.length, stayed: stay.length }
}

/** Undefined where nothing moves. */
async function moved(uow: UnitOfWork, before: Assignment, { assigneeIds, delegations }: Routed, comment?: string) {
  if (assigneeIds.join() === before.assigneeIds.join()) return undefined
  const withComment = comment === undefined ? {} : { comment }
  const record = await store.change(uow, before, {
    status: openStatus(assigneeIds),
    assigneeIds,
    delegations,
    ...withComment,
  })
  await written(uow, 'assignment.handed_on', record, comment ?? null)
  return record
}

/** @throws ApiError ResourceNotFound, Forbidden, BadRequest (it is closed, or waits for somebody). */
export async function close(uow: UnitOfWork, origin: string, id: string): Promise<void> {
  const { before, subject } = await held(uow, id)
  mayNow('close', before)
  const record = await store.change(uow, before, { status: 'CLOSED' })
  await written(uow, 'assignment.closed', record, null)
  await tellOthers(uow, origin, { subject, record }, { event: 'closed', comment: null })
}

/** Closes what was to be done until now; who gave it and who has it are told (F-162). */
export async function expire(uow: UnitOfWork, origin: string, id: string): Promise<void> {
  const before = await store.lock(uow, id)
  if (before === undefined || before.status === 'CLOSED') return
  const record = await store.change(uow, before, { status: 'CLOSED' })
  await written(uow, 'assignment.expired', record, null)
  const subject = await subjectOf(uow, before.subjectType, before.subjectId)
  await tellOthers(uow, origin, { subject, record }, { event: 'expired', comment: null }, record.createdBy)
}

/** @throws ApiError ResourceNotFound, Forbidden, BadRequest (nothing is said). */
export async function comment(uow: UnitOfWork, origin: string, id: string, text: string): Promise<void> {
  const { before, subject } = await held(uow, id)
  const comment = text.trim()
  if (comment === '') throw unfit('body', t`The comment is empty: enter a comment.`)
  const record = await store.change(uow, before, { status: before.status, comment })
  await written(uow, 'assignment.commented', record, comment)
  await tellOthers(uow, origin, { subject, record }, { event: 'commented', comment })
}

/** Takes a person who is erased out of all that is not closed; what nobody else has waits for somebody. */
export async function leaveAll(uow: UnitOfWork, userId: string): Promise<void> {
  for (const before of await store.lockUnfinished(uow, userId, 'all')) {
    const assigneeIds = before.assigneeIds.filter((id) => id !== userId)
    const record = await store.change(uow, before, { status: openStatus(assigneeIds), assigneeIds })
    await written(uow, 'assignment.left', record, null)
  }
}

/** The assignment, held, and what it is about, for who may see that. */
export async function held(uow: UnitOfWork, id: string): Promise<{ before: Assignment; subject: Subject }> {
  const before = await store.lock(uow, id)
  if (before === undefined) throw noAssignment(id)
  return { before, subject: await subjectOf(uow, before.subjectType, before.subjectId) }
}

export function mayNow(action: 'close' | 'reassign', { id, status }: Assignment): void {
  const why = whyNot(action, status)
  if (why !== undefined)
    throw new ApiError('BadRequest', t`${action} is not possible for the assignment ${id}: ${why}.`, {
      details: { status },
    })
}

/** Each step stands in the assignment's own log and, without its words, in the exchange log of what it is about. */
export async function written(
  uow: UnitOfWork,
  kind: string,
  record: Assignment,
  comment: string | null,
  times: WorkTimes = {},
): Promise<void> {
  const { id: assignmentId, status, assigneeIds } = record
  await steps.add(uow, { assignmentId, status, comment, assigneeIds })
  await uow.log({
    kind,
    objectType: kindOf(record.subjectType),
    objectId: record.subjectId,
    detail: { assignmentId, status, assignees: assigneeIds.join(' ') },
  })
  await keepWork(uow, record, times, kind === 'assignment.expired' ? 'EXPIRED' : 'CLOSED')
}
