import { t } from '@kontor/i18n'
import { type Actor, ApiError, notFound, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { moveAdvice } from '../../advisers/index.ts'
import { moveAssignment, type WorkMove } from '../../assignments/index.ts'
import { moveTask } from '../../tasks/index.ts'
import { findWork, type WorkRecord } from '../../work/index.ts'
import { whyNotHandOn } from '../rules.ts'

/**
 * Gives a piece of work to others than have it, each kind by its own rules.
 *
 * @returns who has it now
 * @throws ApiError ResourceNotFound, Forbidden (a closed document), BadRequest (nobody, or who cannot take it), Conflict (it stays, or others have it by now).
 */
export async function handOnWork(
  uow: UnitOfWork,
  origin: string,
  given: WorkMove,
  by: Actor,
): Promise<readonly string[]> {
  const { id, to, takesBack } = given
  const work = await findWork(uow, id)
  if (work === undefined) throw notFound('work', id, t`The work ${id} does not exist.`)
  if (to.length === 0 && !takesBack) throw unfit('Holders', t`Holders is empty: name the new assignees.`)
  mayNow(work)
  if (work.kind === 'TASK') return moveTask(uow, origin, given, by)
  if (work.kind === 'ADVICE') return moveAdvice(uow, origin, given)
  return (await moveAssignment(uow, origin, given)).assigneeIds
}

/** What its kind says besides is asked where it is held. */
function mayNow(work: WorkRecord): void {
  const why = work.ended === null ? whyNotHandOn(work, undefined) : t`it is done`
  if (why !== undefined) throw new ApiError('Conflict', t`The work ${work.id} cannot be reassigned: ${why}.`)
}
