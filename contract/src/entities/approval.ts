import { approvalOutcomes, approvalRules, approvalStepActions, approvalStepKinds } from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, record, text, uuid, yes } from '../words/index.ts'
import { documentBrief } from './document.ts'

/** F-163: an approval as it is sent. */
export const Approval = entity('Approval', {
  approver: record({ id: id('user') }),
  outcome: oneOf(approvalOutcomes),
  invitedUserIds: maybe(list(id('user'), { max: 100 })),
})

/** One step of a document's approval; who decides, and what came of it. */
export const ApprovalStep = entity('ApprovalStep', {
  id: uuid(),
  /** `created`: it is over, or waits no more as the document was answered. */
  kind: oneOf(approvalStepKinds),
  documentId: id('document'),
  /** Of the current step, who can decide it today: those invited who can still, and who stands in for them; of one that is decided, who did. */
  approverIds: list(id('user')),
  invitedUserIds: list(id('user')),
  /** Nobody where a rule of the company asked for it, or gave it. */
  askedBy: maybe(id('user')),
  rule: maybe(oneOf(approvalRules)),
  askedAt: instant(),
  because: maybe(
    text({ max: 1000, says: 'Why it was asked for, in the words of who asked; of a rule, by what it went.' }),
  ),
  outcome: maybe(oneOf(approvalOutcomes)),
  reason: maybe(text({ max: 2000 })),
  decidedBy: maybe(id('user')),
  /** In whose place, where a substitute decided. */
  decidedFor: maybe(id('user')),
  decidedAt: maybe(instant()),
  /** What the caller may do with it. */
  allowedActions: list(oneOf(approvalStepActions)),
})

export const ApprovalFlow = entity('ApprovalFlow', {
  documentId: id('document'),
  steps: list(ApprovalStep, { max: 200 }),
  /** All steps were approved since it was last refused. */
  complete: yes(),
  /** What those in it are called who work here still. */
  people: list(record({ id: id('user'), name: text({ max: 200 }) })),
})

/** A document whose approval waits for the caller, with what it takes to know whether it is urgent. */
export const WaitingApproval = entity('WaitingApproval', {
  documentId: id('document'),
  document: documentBrief,
  stepId: uuid(),
  /** Nobody where a workflow asks. */
  askedBy: maybe(id('user')),
  askedByName: maybe(text({ max: 200 })),
  askedAt: instant(),
  because: maybe(text({ max: 1000, says: 'Why it was asked for, in the words of who asked.' })),
  /** The colleague who is away and in whose place the caller decides. */
  insteadOf: maybe(record({ id: id('user'), name: text({ max: 200 }) })),
})

/** F-346: what the caller may do with a document's approval. */
export const ApprovalPermissions = entity('ApprovalPermissions', {
  canApprove: yes(),
  canReject: yes(),
  canInvite: yes(),
  /** Whom the caller may invite. */
  invitable: list(record({ id: id('user'), name: text({ max: 200 }) })),
})
