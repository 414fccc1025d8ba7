import { approvalOutcomes, approvalStepKinds } from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, record, text, yes } from '../words/index.ts'

/** F-163: an approval as it is sent. */
export const Approval = entity('Approval', {
  approver: record({ id: id('user') }),
  outcome: oneOf(approvalOutcomes),
  invitedUserIds: maybe(list(id('user'), { max: 100 })),
})

/** One step of a document's approval; who decides, and what came of it. */
export const ApprovalStep = entity('ApprovalStep', {
  id: text({ max: 60 }),
  kind: oneOf(approvalStepKinds),
  documentId: id('document'),
  approverIds: list(id('user')),
  invitedUserIds: list(id('user')),
  outcome: maybe(oneOf(approvalOutcomes)),
  reason: maybe(text({ max: 2000 })),
  decidedBy: maybe(id('user')),
  decidedAt: maybe(instant()),
  because: maybe(text({ max: 1000, says: 'The rule that asked for this step, in a sentence.' })),
})

export const ApprovalFlow = entity('ApprovalFlow', {
  documentId: id('document'),
  steps: list(ApprovalStep, { max: 200 }),
  complete: yes(),
})

/** F-346: what the caller may do with a document's approval. */
export const ApprovalPermissions = entity('ApprovalPermissions', {
  canApprove: yes(),
  canReject: yes(),
  canInvite: yes(),
  canDelegate: yes(),
})
