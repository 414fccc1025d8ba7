import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { reasonIn } from '../../document-access/index.ts'
import type { Actor } from '../../requisitions/index.ts'
import { mustSee } from '../../workflow-subjects/index.ts'
import { branchesOf } from '../run.ts'
import * as instances from '../store/instances.ts'
import { stop } from './advance-run.ts'
import { lockRun } from './follow-run.ts'

/**
 * Somebody ends a run: what it asked for and nobody has decided is taken back, and the document is dealt with by hand.
 *
 * @throws ApiError ResourceNotFound, Forbidden (its document), BadRequest (no reason), Conflict (it has ended)
 */
export async function stopInstance(
  uow: UnitOfWork,
  origin: string,
  { id, reason: given }: { readonly id: string; readonly reason: string },
  actor: Actor,
): Promise<void> {
  const found = await instances.find(uow, id)
  if (found === undefined) throw noInstance(id)
  await mustSee(uow, found, actor)
  const reason = reasonIn(given)
  const run = await lockRun(uow, origin, found)
  if (run?.instance.id !== id) throw new ApiError('Conflict', t`This run of a workflow has ended already.`)
  const because = t`stopped by hand: ${reason}`
  for (const branch of branchesOf(run)) await run.subject.withdraw(uow, branch)
  await stop(uow, run, because)
  await run.subject.withdraw(uow, run)
}

export const noInstance = (id: string): ApiError =>
  new ApiError('ResourceNotFound', t`There is no run ${id} of a workflow.`)
