import { type Message, t } from '@kontor/i18n'

/** A step of an approval, as far as a run that asked for it looks at it. */
export interface Asked {
  readonly id: string
  readonly outcome: 'ACCEPT' | 'REJECT' | null
  readonly decided: Date | null
  /** Steps of one word were asked for by branches that run at the same time. */
  readonly beside: string | null
}

export type Came = 'ACCEPT' | 'REJECT' | 'WITHDRAWN' | 'WAITS'

/**
 * What came of the approval that a run asked for. Others may ask for more meanwhile: it goes on once all have approved. A refusal
 * of any of them takes what waits away, so that a step which is gone was refused, or, where nobody refused since it was asked
 * for, taken back. Of what branches ask for, each goes on by itself, and a refusal is one of all.
 */
export function cameOf(stepId: string, steps: readonly Asked[], asked: Date): Came {
  const own = steps.find(({ id }) => id === stepId)
  const last = steps.findLast(({ outcome }) => outcome === 'REJECT')
  if (own === undefined) return last?.decided && last.decided >= asked ? 'REJECT' : 'WITHDRAWN'
  if (own.outcome === 'REJECT') return 'REJECT'
  const isBeside = ({ beside }: Asked) => beside !== null && beside === own.beside
  if (steps.some((step) => step.outcome === 'REJECT' && isBeside(step))) return 'REJECT'
  const later = steps.slice(steps.indexOf(own)).filter((step) => step === own || !isBeside(step))
  if (later.some(({ outcome }) => outcome === 'REJECT')) return 'REJECT'
  return later.some(({ outcome }) => outcome === null) ? 'WAITS' : 'ACCEPT'
}

/** What happens with a document at the end of its workflow. */
export interface Ending {
  readonly wanted: 'NOTHING' | 'APPROVE' | 'ACCEPT'
  /** Somebody was asked for its approval, or a rule has given it. */
  readonly approval: 'OPEN' | 'APPROVED' | 'REFUSED' | null
  /** Something was found that a person should look at. */
  readonly hasWarnings: boolean
  /** Nobody has answered it, and it can be answered. */
  readonly isOpen: boolean
}

/**
 * A workflow approves where nobody was asked, and accepts what is approved; never past a warning: that is left to people.
 */
export function followsFrom({ wanted, approval, hasWarnings, isOpen }: Ending) {
  const may = wanted !== 'NOTHING' && isOpen && !hasWarnings
  return {
    approves: may && approval === null,
    accepts: may && wanted === 'ACCEPT' && (approval === null || approval === 'APPROVED'),
    isLeftToPeople: wanted !== 'NOTHING' && isOpen && hasWarnings,
  }
}

/** What happens with a requisition at the end of its workflow. */
export interface Settling {
  readonly wanted: Ending['wanted']
  /** What the last who was asked decided; null where nobody was. */
  readonly decision: 'ACCEPT' | 'REJECT' | null
  /** A budget would be exceeded. */
  readonly isOver: boolean
}

/** What people decided stands; where nobody was asked, a workflow approves, but never past a budget: that is left to people. */
export function settles({ wanted, decision, isOver }: Settling): 'APPROVED' | 'REJECTED' | 'LEFT' {
  if (decision !== null) return decision === 'ACCEPT' ? 'APPROVED' : 'REJECTED'
  return wanted === 'NOTHING' || isOver ? 'LEFT' : 'APPROVED'
}

/** Why the end of a workflow leaves a requisition to those who decide otherwise; undefined where it is settled. */
export function whyLeft(settling: Settling): Message | undefined {
  if (settles(settling) !== 'LEFT') return undefined
  return settling.isOver ? t`it exceeds a budget, so a person has to approve it` : t`nobody has approved it yet`
}
