import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { withdrawAsked } from '../../approvals/index.ts'
import { close, findAssignment } from '../../assignments/index.ts'
import { entryFor, reasonIn } from '../../document-access/index.ts'
import { findEntry } from '../../entries/index.ts'
import * as instances from '../store/instances.ts'
import { stop } from './advance.ts'
import { lockRun } from './follow.ts'

/**
 * Somebody ends a run: what it asked for and nobody has decided is taken back, and the document is dealt with by hand.
 *
 * @throws ApiError ResourceNotFound, Forbidden (its document), BadRequest (no reason), Conflict (it has ended)
 */
export async function stopInstance(uow: UnitOfWork, origin: string, id: string, given: string): Promise<void> {
  const found = await instances.find(uow, id)
  if (found === undefined) throw noInstance(id)
  await entryFor(uow, found.documentId)
  const reason = reasonIn(given)
  const run = await lockRun(uow, origin, found.documentId)
  if (run?.instance.id !== id) throw new ApiError('Conflict', t`The workflow of this document has ended already.`)
  const waitsFor = run.instance.waitsFor
  await stop(uow, run, t`stopped by hand: ${reason}`)
  const entry = await findEntry(uow, found.documentId)
  if (entry !== undefined) await withdrawAsked(uow, entry)
  const assignment = waitsFor === null ? undefined : await findAssignment(uow, waitsFor)
  if (assignment !== undefined && assignment.status !== 'CLOSED') await close(uow, origin, assignment.id)
}

export const noInstance = (id: string): ApiError =>
  new ApiError('ResourceNotFound', t`There is no run ${id} of a workflow.`)
