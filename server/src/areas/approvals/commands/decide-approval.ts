import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { noteApproval } from '../../entries/index.ts'
import { noUser } from '../../users/index.ts'
import { type ApprovalOf, approvalOf } from '../approval.ts'
import { tellDecided, tellNext } from '../notices.ts'
import { currentOf, decidableBy, stateOf, waitingOf, whyNotDecide } from '../rules.ts'
import * as store from '../store.ts'
import { keepWork } from '../work.ts'
import { addStep } from './ask-for-approval.ts'

export interface Deciding {
  readonly documentId: string
  readonly by: string
  /** Themselves, or the colleague in whose place they decide. */
  readonly approverId: string
  readonly outcome: 'ACCEPT' | 'REJECT'
  readonly reason?: string
  /** The step that they mean, where it was seen before: another is not decided in its place. */
  readonly stepId?: string
  /** Who is to decide after all others. */
  readonly invited?: readonly string[]
}

/**
 * Decides a current step of a document's approval.
 *
 * @returns the approval as it is now, and the step that was decided
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (no step of theirs), BadRequest (another's place, who is invited).
 */
export async function decide(
  uow: UnitOfWork,
  origin: string,
  deciding: Deciding,
): Promise<{ step: store.StepRecord; approval: ApprovalOf }> {
  const { documentId, by, outcome, reason = null, invited = [] } = deciding
  const entry = await lockEntryFor(uow, documentId, 'right')
  const approval = await approvalOf(uow, entry)
  const { step, decidedFor } = mustDecide(approval, deciding)
  const decision = { outcome, reason, decidedBy: by, decidedFor, decided: uow.now }
  store.decide(uow, step, decision)
  const fallen = outcome === 'REJECT' ? waitingOf(approval.steps).filter((one) => one !== step) : []
  if (fallen.length > 0) await store.drop(uow, documentId, fallen)
  const decided = { ...step, ...decision }
  const steps = approval.steps.filter((one) => !fallen.includes(one)).map((one) => (one === step ? decided : one))
  const now = { ...approval, steps }
  await noteApproval(uow, entry, {
    kind: outcome === 'ACCEPT' ? 'document.approved' : 'document.approval_refused',
    approval: invited.length > 0 ? 'OPEN' : (stateOf(steps) ?? 'OPEN'),
    detail: { stepId: step.id, for: decidedFor, reason },
  })
  const added = invited.length === 0 ? [] : [await addStep(uow, now, { by, invited })]
  const after = { ...now, steps: [...steps, ...added] }
  await keepWork(uow, after, outcome)
  if (stateOf(after.steps) === 'OPEN') await tellNext(uow, origin, approval, after)
  else await tellDecided(uow, origin, after, decided)
  return { step: decided, approval: after }
}

function mustDecide(approval: ApprovalOf, { by, approverId, stepId }: Deciding) {
  const { entry, people } = approval
  if (!people.has(approverId)) throw noUser(approverId)
  const meant = currentOf(approval.steps).find(({ id }) => id === stepId)
  const why = whyNotDecide(by, approval, meant)
  const own = decidableBy(by, approval)
  if (why !== undefined || own.length === 0)
    throw new ApiError('Conflict', t`You cannot approve or decline the document ${entry.businessId}: ${why}.`)
  const found = stepId === undefined ? own[0] : own.find(({ step }) => step === meant)
  if (found === undefined)
    throw new ApiError('Conflict', t`The step ${stepId} of the approval of ${entry.businessId} is already decided.`)
  const { step, insteadOf: decidedFor } = found
  if (approverId === by || approverId === decidedFor) return { step, decidedFor }
  const message = t`You are not the substitute of the approver ${people.get(approverId)?.name} (${approverId}): use your own id.`
  throw unfit('approver.id', message)
}
