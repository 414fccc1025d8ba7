import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { type Entry, noteApproval } from '../../entries/index.ts'
import { noUser } from '../../users/index.ts'
import { type ApprovalOf, approvalOf } from '../approval.ts'
import { tellAsked } from '../notices.ts'
import { headsFor, kindOf, whomWorkflowAsks, whyNotAsk, whyNotInvite } from '../rules.ts'
import { add, type StepRecord } from '../store.ts'
import { keepWork } from '../work.ts'

export interface Asking {
  readonly documentId: string
  readonly by: string
  /** Nobody named: the heads of accounts payable. */
  readonly invited: readonly string[]
  readonly because?: string | undefined
}

/**
 * Asks colleagues to approve a document, after those who are asked already.
 *
 * @returns the approval as it is now, and the new step
 * @throws ApiError ResourceNotFound (document, person), Forbidden, Conflict (answered), BadRequest (who cannot be asked).
 */
export async function ask(
  uow: UnitOfWork,
  origin: string,
  asking: Asking,
): Promise<{ step: StepRecord; approval: ApprovalOf }> {
  const entry = await lockEntryFor(uow, asking.documentId, 'write')
  const approval = await approvalOf(uow, entry)
  const why = whyNotAsk(approval)
  if (why !== undefined)
    throw new ApiError('Conflict', t`Approval of the document ${entry.businessId} cannot be requested: ${why}.`)
  const step = await addStep(uow, approval, asking)
  const asked = { ...approval, steps: [...approval.steps, step] }
  await keepWork(uow, asked, 'SUPERSEDED')
  if (kindOf(step, asked) === 'current') await tellAsked(uow, origin, asked, step)
  return { step, approval: asked }
}

/** A step after all others. */
export const addStep = (
  uow: UnitOfWork,
  approval: ApprovalOf,
  { by, invited, because }: Omit<Asking, 'documentId'>,
): Promise<StepRecord> =>
  append(uow, approval, {
    invited: invited.length === 0 ? mustHaveHeads(approval, by) : mustBeInvitable(approval, by, [...new Set(invited)]),
    askedBy: by,
    rule: null,
    because: because?.toWellFormed().replaceAll('\u0000', '').trim() || null,
    beside: null,
  })

/** What a workflow asks for, in the name of whoever published it. */
export interface AskingByWorkflow {
  readonly invited: readonly string[]
  readonly because: string
  readonly from: string | null
  /** At the same time as others of the same word. */
  readonly beside: string | null
}

/**
 * A workflow of the company asks colleagues to approve a held document.
 *
 * @returns the step, to whose decision the workflow waits; undefined where the document takes no approval as it stands
 */
export async function askByWorkflow(
  uow: UnitOfWork,
  origin: string,
  entry: Entry,
  { invited, because, from, beside }: AskingByWorkflow,
): Promise<StepRecord | undefined> {
  const approval = await approvalOf(uow, entry)
  if (whyNotAsk(approval) !== undefined) return undefined
  const step = await append(uow, approval, {
    ...{ invited: whomWorkflowAsks(invited, approval, beside), askedBy: null, rule: 'WORKFLOW', because, beside },
  })
  const asked = { ...approval, steps: [...approval.steps, step] }
  await keepWork(uow, asked, 'SUPERSEDED')
  if (kindOf(step, asked) === 'current') await tellAsked(uow, origin, asked, step, from)
  return step
}

async function append(
  uow: UnitOfWork,
  { entry, steps }: ApprovalOf,
  given: Pick<StepRecord, 'invited' | 'askedBy' | 'rule' | 'because' | 'beside'>,
): Promise<StepRecord> {
  const step: StepRecord = {
    ...given,
    companyId: uow.companyId,
    documentId: entry.id,
    position: (steps.at(-1)?.position ?? 0) + 1,
    id: uow.newId(),
    asked: uow.now,
    outcome: null,
    reason: null,
    decidedBy: null,
    decidedFor: null,
    decided: null,
  }
  await add(uow, step)
  const detail = { stepId: step.id, invited: step.invited.join(' ') }
  await noteApproval(uow, entry, { kind: 'document.approval_asked', approval: 'OPEN', detail })
  return step
}

function mustBeInvitable(approval: ApprovalOf, by: string, invited: readonly string[]): readonly string[] {
  for (const id of invited) {
    const person = approval.people.get(id)
    if (person === undefined) throw noUser(id)
    const why = whyNotInvite(id, by, approval)
    if (why !== undefined)
      throw unfit(
        'invitedUserIds',
        t`invitedUserIds names ${person.name} (${id}), who cannot approve it: ${why}. Choose another person.`,
      )
  }
  return invited
}

function mustHaveHeads(approval: ApprovalOf, by: string): readonly string[] {
  const heads = headsFor(by, approval)
  if (heads.length > 0) return heads
  throw unfit('invitedUserIds', t`invitedUserIds is empty, and no AP manager is available: name a colleague.`)
}
