import type { AssignmentAction, AssignmentState, DelegationType, Permission, SubjectAction } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** Why an assignment cannot be closed, handed on or commented on as it stands; undefined where it can (F-212). */
export function whyNot(action: AssignmentAction, status: AssignmentState): Message | undefined {
  if (action === 'comment') return undefined
  if (status === 'CLOSED') return t`it is already closed: create a new assignment`
  if (action === 'close' && status === 'WAITING_FOR_ASSIGNEES') return t`it has no assignee: assign it to a colleague`
  return undefined
}

const actions = ['comment', 'reassign', 'close'] as const satisfies AssignmentAction[]

/** What somebody with these permissions may do with an assignment that they see. */
export const allowedActions = (status: AssignmentState, permissions: ReadonlySet<Permission>): AssignmentAction[] =>
  permissions.has('assignment.write') ? actions.filter((action) => whyNot(action, status) === undefined) : []

/** Work that nobody has waits for somebody. */
export const openStatus = (assigneeIds: readonly string[]): AssignmentState =>
  assigneeIds.length === 0 ? 'WAITING_FOR_ASSIGNEES' : 'OPEN'

/** Who hears of what becomes of work: who gave it, and those who have it. */
export const whoHears = ({
  createdBy,
  assigneeIds,
}: {
  readonly createdBy: string
  readonly assigneeIds: readonly string[]
}) => [...new Set([createdBy, ...assigneeIds])]

/** Why nothing more is to be done about a document; undefined where something is. */
export const whyNotGive = ({ discarded }: { readonly discarded: Date | null }): Message | undefined =>
  discarded === null ? undefined : t`its content was deleted, so there is nothing left to do`

/** What somebody with these permissions may do about a document or another subject. */
export const subjectActions = (
  entry: { readonly discarded: Date | null } | undefined,
  permissions: ReadonlySet<Permission>,
): SubjectAction[] =>
  permissions.has('assignment.write') && (entry === undefined || whyNotGive(entry) === undefined) ? ['assign'] : []

/** What speaks for a colleague who is to be given work. */
export interface Fitness {
  readonly isActive: boolean
  readonly permissions: ReadonlySet<Permission>
  /** They may see what the work is about. */
  readonly sees: boolean
}

/** Why work cannot be given to a colleague; undefined where it can. */
export function whyNotTake({ isActive, permissions, sees }: Fitness): Message | undefined {
  if (!isActive) return t`their account is not active`
  if (!permissions.has('assignment.write')) return t`their role cannot be assigned work`
  if (!sees) return t`they do not have access to it`
  return undefined
}

/** How work came to those who have it now. */
export interface LastStep {
  readonly by: string | null
  readonly at: Date
  /** Who had it before. */
  readonly before: readonly string[]
}

/** Within how many milliseconds whoever handed work on takes it back. */
const takeBackWindowMs = 60_000

/** Why a person does not put work back where it was before its last step; undefined where they do. */
export function whyNotTakeBack(
  personId: string,
  to: readonly string[],
  last: LastStep | undefined,
  now: Date,
): Message | undefined {
  if (last === undefined || last.by !== personId) return t`you were not the last to reassign it`
  if (now.getTime() - last.at.getTime() > takeBackWindowMs) return t`it was reassigned more than a minute ago`
  return isSame(to, last.before) ? undefined : t`it had other assignees before`
}

/** Whether these are the same people, in whatever order. */
export const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join()

/** Where a person's work goes instead. */
export interface Redirection {
  readonly autoAssigneeId: string
  readonly delegationType: DelegationType
  /** The person gets none of it; else both have it. */
  readonly excludeUser: boolean
}

/** Work cannot be redirected to the person it comes from. */
export const leadsBack = (assigneeId: string, { autoAssigneeId }: Pick<Redirection, 'autoAssigneeId'>): boolean =>
  autoAssigneeId === assigneeId

/** Whether work that is redirected so would come back to the person, over what is set for others. */
export function comesRound(
  assigneeId: string,
  autoAssigneeId: string,
  set: ReadonlyMap<string, Pick<Redirection, 'autoAssigneeId'>>,
): boolean {
  const passed = new Set<string>()
  for (let at: string | undefined = autoAssigneeId; at !== undefined; at = set.get(at)?.autoAssigneeId) {
    if (at === assigneeId) return true
    if (passed.has(at)) return false
    passed.add(at)
  }
  return false
}

/** Whether a person is away, and who stands in for them meanwhile by their own word. */
export interface Absence {
  readonly isAway: boolean
  readonly substituteId: string | null
}

/**
 * Where a person's work goes now: while they are away to the substitute whom they named themselves; else as it was set
 * for them, where a substitute counts only while they are away.
 */
export function redirectionOf(
  { isAway, substituteId }: Absence,
  set: Redirection | undefined,
): Redirection | undefined {
  if (isAway && substituteId !== null)
    return { autoAssigneeId: substituteId, delegationType: 'SUBSTITUTING', excludeUser: true }
  return set?.delegationType === 'SUBSTITUTING' && !isAway ? undefined : set
}

/**
 * Where it is said that a person's work goes: by their own word while they are away, and as it was set for them; and which
 * of the two holds now, where who is to have it can take it.
 */
export function wordsOn<Set extends Redirection>(
  absence: Absence,
  set: Set | undefined,
  canTake: (personId: string) => boolean,
) {
  const now = redirectionOf(absence, set)
  const holds = now !== undefined && canTake(now.autoAssigneeId)
  return [
    ...(now === undefined || now === set ? [] : [{ ...now, origin: 'ABSENCE', isEffective: holds } as const]),
    ...(set === undefined ? [] : [{ ...set, origin: 'SET', isEffective: holds && now === set } as const]),
  ]
}

export interface Delegation {
  readonly delegator: string
  readonly delegatee: string
  readonly delegatorType: DelegationType
}

export interface Routed {
  readonly assigneeIds: readonly string[]
  readonly delegations: readonly Delegation[]
}

/** Over whom a person's work goes on: as long as somebody further can take it, and until it would come round. */
function* hopsOf(
  personId: string,
  redirections: ReadonlyMap<string, Redirection>,
  canTake: (personId: string) => boolean,
): Generator<Redirection & { readonly from: string }> {
  const passed = new Set([personId])
  let from = personId
  for (let next = redirections.get(from); next !== undefined; next = redirections.get(from)) {
    if (passed.has(next.autoAssigneeId) || !canTake(next.autoAssigneeId)) return
    yield { ...next, from }
    passed.add(next.autoAssigneeId)
    from = next.autoAssigneeId
  }
}

/** Who takes a person's work in the end; undefined where it stays with them. */
export const takerOf = (...given: Parameters<typeof hopsOf>): string | undefined =>
  [...hopsOf(...given)].at(-1)?.autoAssigneeId

/**
 * Who gets work that is given to some people, each of whom hands it on or not. Who takes it in their own name
 * (NOT_DELEGATING) delegates for nobody.
 */
export function routed(
  personIds: readonly string[],
  redirections: ReadonlyMap<string, Redirection>,
  canTake: (personId: string) => boolean,
): Routed {
  const assignees = new Set<string>()
  const delegations: Delegation[] = []
  for (const personId of personIds) {
    let holder = personId
    for (const { from, autoAssigneeId, delegationType, excludeUser } of hopsOf(personId, redirections, canTake)) {
      if (!excludeUser) assignees.add(from)
      if (delegationType !== 'NOT_DELEGATING')
        delegations.push({ delegator: from, delegatee: autoAssigneeId, delegatorType: delegationType })
      holder = autoAssigneeId
    }
    assignees.add(holder)
  }
  return { assigneeIds: [...assignees].toSorted(), delegations }
}
