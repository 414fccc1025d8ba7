import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { noteApproval } from '../../entries/index.ts'
import { approvalOf } from '../approval.ts'
import { noStep } from '../not-found.ts'
import { tellDecided, tellNext, tellWithdrawn } from '../notices.ts'
import { kindOf, stateOf, whyNotWithdraw } from '../rules.ts'
import { drop } from '../store.ts'
import { keepWork } from '../work.ts'

export interface Withdrawing {
  readonly documentId: string
  readonly stepId: string
  readonly by: string
}

/**
 * Takes back a step that waits: those who were asked are told, and those of the step behind it that it is theirs now.
 *
 * @throws ApiError ResourceNotFound (document, step), Forbidden, Conflict (decided, answered, asked for by somebody else).
 */
export async function withdraw(
  uow: UnitOfWork,
  origin: string,
  { documentId, stepId, by }: Withdrawing,
): Promise<void> {
  const entry = await lockEntryFor(uow, documentId, 'right')
  const approval = await approvalOf(uow, entry)
  const step = approval.steps.find(({ id }) => id === stepId)
  if (step === undefined) throw noStep(stepId)
  const why = whyNotWithdraw(by, step, approval)
  if (why !== undefined)
    throw new ApiError(
      'Conflict',
      t`Step ${stepId} of the approval of ${entry.businessId} cannot be withdrawn: ${why}.`,
    )
  await drop(uow, documentId, [step])
  const after = { ...approval, steps: approval.steps.filter((one) => one !== step) }
  const state = stateOf(after.steps)
  const detail = { stepId, invited: step.invited.join(' ') }
  await noteApproval(uow, entry, { kind: 'document.approval_withdrawn', approval: state, detail })
  await keepWork(uow, after, 'WITHDRAWN')
  if (kindOf(step, approval) !== 'current') return
  await tellWithdrawn(uow, origin, approval, step, by)
  const last = after.steps.findLast(({ outcome }) => outcome !== null)
  if (state === 'OPEN') await tellNext(uow, origin, approval, after)
  else if (state === 'APPROVED' && last !== undefined) await tellDecided(uow, origin, after, last)
}
