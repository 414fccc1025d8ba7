import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { tellNew } from '../notices.ts'
import { isSame, type LastStep, openStatus, type Routed, whyNotTakeBack } from '../rules.ts'
import { type AssignmentRecord, change } from '../store/assignments.ts'
import * as steps from '../store/steps.ts'
import { crewOf, type Takers, takersOf } from '../takers.ts'
import { held, mayNow, written } from './assign-work.ts'

/** Work that goes from those who were seen to have it to others. */
export interface WorkMove {
  readonly id: string
  readonly seen: readonly string[]
  readonly to: readonly string[]
  /** It was handed on by a slip, and stands as before from now on. */
  readonly takesBack: boolean
}

/**
 * Hands an assignment to others than have it. Whoever keeps it keeps it; who gets it anew, or who takes it for them, is told.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it is with others by now), BadRequest (it is closed, or who cannot be given it).
 */
export async function moveAssignment(uow: UnitOfWork, origin: string, given: WorkMove): Promise<AssignmentRecord> {
  const { before, subject } = await held(uow, given.id)
  mayNow('reassign', before)
  if (!isMoving(given, before.assigneeIds)) return before
  const crew = await crewOf(uow)
  const takers = await takersOf(uow, subject, crew)
  if (given.takesBack) mayTakeBack(uow, given, await lastStep(uow, given.id))
  const { assigneeIds, delegations } = given.takesBack
    ? { assigneeIds: [...given.to].toSorted(), delegations: [] }
    : whoGets(given, before.assigneeIds, takers)
  const record = await change(uow, before, {
    status: openStatus(assigneeIds),
    assigneeIds,
    delegations: [...before.delegations.filter(({ delegatee }) => given.to.includes(delegatee)), ...delegations],
  })
  await written(uow, 'assignment.handed_on', record, null)
  if (!given.takesBack) await tellNew(uow, origin, { subject, crew, record }, before.assigneeIds)
  return record
}

function whoGets({ to }: WorkMove, before: readonly string[], takers: Takers): Routed {
  const [stay, come] = [to.filter((id) => before.includes(id)), to.filter((id) => !before.includes(id))]
  for (const id of come) takers.mustTake(id, `Holders.${to.indexOf(id)}`)
  const { assigneeIds, delegations } = takers.route(come)
  return { assigneeIds: [...new Set([...stay, ...assigneeIds])].toSorted(), delegations }
}

async function lastStep(uow: UnitOfWork, id: string): Promise<LastStep | undefined> {
  const [before, last] = (await steps.of(uow, id)).slice(-2)
  return before && last && { by: last.modifiedBy, at: last.created, before: before.assigneeIds }
}

/**
 * Whether anything moves: what was asked for twice has moved already.
 *
 * @throws ApiError Conflict where others have it by now than were seen.
 */
export function isMoving({ id, seen, to }: WorkMove, holders: readonly string[]): boolean {
  if (isSame(to, holders)) return false
  if (isSame(seen, holders)) return true
  throw new ApiError('Conflict', t`The work ${id} was reassigned in the meantime: reload it.`)
}

/** @throws ApiError Conflict where it is not theirs to take back. */
export function mayTakeBack(uow: UnitOfWork, { id, to }: WorkMove, last: LastStep | undefined): void {
  const why = whyNotTakeBack(uow.author.actorId ?? '', to, last, uow.now)
  if (why !== undefined) throw new ApiError('Conflict', t`The reassignment of ${id} cannot be undone: ${why}.`)
}
