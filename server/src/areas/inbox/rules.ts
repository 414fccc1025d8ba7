import type { Permission, WorkAction, WorkDecision, WorkKind } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** What is done with each kind, and the right that it takes. */
const actionsOf: Readonly<Record<WorkKind, readonly (readonly [WorkAction, Permission])[]>> = {
  APPROVAL: [
    ['approve', 'approval.decide'],
    ['reject', 'approval.decide'],
    ['askAdvice', 'approval.decide'],
    ['assign', 'assignment.write'],
  ],
  // Advice has words, and decides nothing: it is given by a call of its own.
  ADVICE: [
    ['advise', 'assignment.write'],
    ['assign', 'assignment.write'],
  ],
  ASSIGNMENT: [
    ['complete', 'assignment.write'],
    ['assign', 'assignment.write'],
  ],
  TASK: [
    ['complete', 'task.write'],
    ['assign', 'task.write'],
  ],
  // It is answered where it can be read.
  ANSWER: [['open', 'document.read']],
}

/** Tasks of apps of ours that know what they are about: nobody ticks them off unseen. */
const decidedInApps: readonly string[] = ['Kontor.Buy', 'Kontor.Forms']

export const isDecidedInApp = ({ kind, type }: Kind): boolean => kind === 'TASK' && decidedInApps.includes(type)

interface Kind {
  readonly kind: WorkKind
  /** Of a task, who handles it. */
  readonly type: string
  readonly subjectType?: string | null
}

/** Advice on what an app shows is given there. */
const isGivenInApp = ({ kind, subjectType }: Kind): boolean => kind === 'ADVICE' && subjectType === 'REQUISITION'

/**
 * What somebody with these rights may do with work that waits for them.
 *
 * @param approves it is the task by which a requisition waits, and they may approve it
 */
export function allowedActions(
  { kind, type, subjectType }: Kind,
  permissions: ReadonlySet<Permission>,
  approves: boolean,
): WorkAction[] {
  const allowed = actionsOf[kind].filter(([, right]) => permissions.has(right)).map(([action]) => action)
  const decides: readonly WorkAction[] = approves ? ['approve', 'reject'] : []
  if (isDecidedInApp({ kind, type })) return ['open', ...decides, ...allowed.filter((action) => action !== 'complete')]
  return isGivenInApp({ kind, type, subjectType: subjectType ?? null })
    ? ['open', ...allowed.filter((action) => action !== 'advise')]
    : allowed
}

const actionOf: Readonly<Record<WorkDecision, WorkAction>> = {
  APPROVE: 'approve',
  REJECT: 'reject',
  COMPLETE: 'complete',
}

/** Whether a decision is one of this kind of work, and of somebody with these rights. */
export const isDecidable = (
  work: Kind,
  decision: WorkDecision,
  permissions: ReadonlySet<Permission>,
  approves: boolean,
): boolean => allowedActions(work, permissions, approves).includes(actionOf[decision])

/** What was decided of a piece that ended with an outcome: that of an approval, or of a task as its app calls it. */
export const decisionOf = ({ kind, type, outcome }: Kind & { readonly outcome: string | null }): WorkDecision => {
  if (kind === 'ANSWER') return outcome === 'ACCEPTED' ? 'APPROVE' : outcome === 'REJECTED' ? 'REJECT' : 'COMPLETE'
  if (kind === 'APPROVAL') return outcome === 'REJECT' ? 'REJECT' : 'APPROVE'
  if (!isDecidedInApp({ kind, type })) return 'COMPLETE'
  return outcome === 'REJECTED' ? 'REJECT' : 'APPROVE'
}

/** Why a decision lacks its reason; undefined where it does not. */
export const whyUnreasoned = (decision: WorkDecision, reason: string): Message | undefined =>
  decision === 'REJECT' && reason === '' ? t`Reason is empty: a rejection needs a reason.` : undefined

/** Why a head does not give a colleague's piece of work to another; undefined where they do. */
export function whyNotHandOn(
  { kind, type, decisionId }: Kind & { readonly decisionId: string | null },
  /** Why the head may not change it, as its kind says. */
  whyNotChange: Message | undefined,
): Message | undefined {
  if (decisionId !== null) return t`it is being decided right now`
  if (kind === 'APPROVAL') return t`an approval stays with whoever was asked: ask another approver in the document`
  if (isDecidedInApp({ kind, type })) return t`its app determines who decides it`
  if (kind === 'ANSWER') return t`everybody whose role it is has it already`
  return whyNotChange
}
