import type { Permission, WorkAction, WorkDecision, WorkKind } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** What is done with each kind, and the right that it takes. */
const actionsOf: Readonly<Record<WorkKind, readonly (readonly [WorkAction, Permission])[]>> = {
  APPROVAL: [
    ['approve', 'approval.decide'],
    ['reject', 'approval.decide'],
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
}

/** Tasks that are decided in an app of ours, which knows what they are about: nobody ticks them off unseen. */
const decidedInApps: readonly string[] = ['Kontor.Buy']

interface Kind {
  readonly kind: WorkKind
  /** Of a task, who handles it. */
  readonly type: string
}

/** What somebody with these rights may do with work that waits for them. */
export function allowedActions({ kind, type }: Kind, permissions: ReadonlySet<Permission>): WorkAction[] {
  const allowed = actionsOf[kind].filter(([, right]) => permissions.has(right)).map(([action]) => action)
  const isApps = kind === 'TASK' && decidedInApps.includes(type)
  return isApps ? ['open', ...allowed.filter((action) => action !== 'complete')] : allowed
}

const actionOf: Readonly<Record<WorkDecision, WorkAction>> = {
  APPROVE: 'approve',
  REJECT: 'reject',
  COMPLETE: 'complete',
}

/** Whether a decision is one of this kind of work, and of somebody with these rights. */
export const isDecidable = (work: Kind, decision: WorkDecision, permissions: ReadonlySet<Permission>): boolean =>
  allowedActions(work, permissions).includes(actionOf[decision])

/** Why a decision lacks its reason; undefined where it does not. */
export const whyUnreasoned = (decision: WorkDecision, reason: string): Message | undefined =>
  decision === 'REJECT' && reason === '' ? t`Reason is empty: a rejection needs a reason.` : undefined
