import type { HistoryStep } from '@kontor/kit'
import type { Words } from '../kontor.ts'
import type { Approval, ApprovalStep } from '../queries/types.ts'
import { momentOf } from '../words/moments.ts'

/** What somebody of an approval is called, also after they left. */
export const nameIn = ({ people }: Pick<Approval, 'people'>, id: string | undefined, { t }: Words): string =>
  people.find((one) => one.id === id)?.name ?? t('access.gone')

/** Any of these people: one is enough. */
export const anyOf = (approval: Pick<Approval, 'people'>, ids: readonly string[], words: Words): string =>
  new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(ids.map((id) => nameIn(approval, id, words)))

/** A step in the reader's words: when, who, what came of it, who asked for it, and why. */
export function stepOf(step: ApprovalStep, approval: Approval, words: Words): HistoryStep {
  const { t, today, locale } = words
  const at = step.decidedAt ?? step.askedAt
  const forWhom = step.decidedFor && t('approval.for', { name: nameIn(approval, step.decidedFor, words) })
  const asked = isByRule(step) ? undefined : askedBy(step, approval, words)
  const because = isByRule(step) ? undefined : step.because
  return {
    id: step.id,
    time: momentOf(at, today, locale),
    instant: at,
    text: whatOf(step, approval, words),
    reason: [forWhom, step.reason, asked, because].filter(Boolean).join(' · '),
    ...(step.outcome && { tone: step.outcome === 'ACCEPT' ? 'good' : 'bad' }),
  }
}

/** Who asked for a step: a person, or a workflow. */
export const askedBy = (step: ApprovalStep, approval: Pick<Approval, 'people'>, words: Words): string =>
  step.rule
    ? words.t('approval.byWorkflow')
    : words.t('approval.asked', { name: nameIn(approval, step.askedBy, words) })

/** Whether a rule of the company decided it, and no person. */
const isByRule = ({ rule, outcome, decidedBy }: ApprovalStep): boolean =>
  rule !== undefined && outcome !== undefined && decidedBy === undefined

function whatOf(step: ApprovalStep, approval: Approval, words: Words): string {
  if (step.rule && isByRule(step)) return words.t(`approval.rule.${step.rule}`, { orders: step.because ?? '' })
  if (step.outcome) return words.t(`approval.step.${step.outcome}`, { name: nameIn(approval, step.decidedBy, words) })
  const ids = step.kind === 'current' ? step.approverIds : step.invitedUserIds
  return words.t(`approval.step.${step.kind}`, {
    names: anyOf(approval, ids.length > 0 ? ids : step.invitedUserIds, words),
  })
}
