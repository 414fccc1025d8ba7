import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type MailedBy, tellColleagues } from '../mail/index.ts'
import type { ApprovalOf } from './approval.ts'
import { currentOf, decidersOf, roundOf } from './rules.ts'
import type { StepRecord } from './store.ts'

/** Told of whoever is asked, and not told with the rest of their day: { noticeId, userId, documentId, stepId }. */
export const askedByMail = 'approvals.asked-by-mail'

/**
 * Tells those who can decide a step, as it becomes a current one. Where a workflow asks, and nobody acts, it comes from whoever
 * published that (`from`).
 */
export async function tellAsked(
  uow: UnitOfWork,
  origin: string,
  approval: ApprovalOf,
  step: StepRecord,
  from?: string | null,
): Promise<void> {
  const { askedBy, because: why } = step
  const to = [...decidersOf(approval, step).keys()]
  const mailedBy = { event: askedByMail, payload: { documentId: approval.entry.id, stepId: step.id } }
  if (askedBy === null)
    await tell(uow, origin, approval, { to, event: 'askedByWorkflow', who: '', why, from, mailedBy })
  else await tell(uow, origin, approval, { to, event: 'asked', who: askedBy, why, mailedBy })
}

/** Tells those whose turn has come by what was decided or taken back. */
export async function tellNext(uow: UnitOfWork, origin: string, before: ApprovalOf, after: ApprovalOf): Promise<void> {
  const asked = new Set(currentOf(before.steps).map(({ id }) => id))
  for (const step of currentOf(after.steps)) if (!asked.has(step.id)) await tellAsked(uow, origin, after, step)
}

/** Tells those who could decide a current step that nobody asks it of them any more. */
export const tellWithdrawn = (
  uow: UnitOfWork,
  origin: string,
  approval: ApprovalOf,
  step: StepRecord,
  by: string,
): Promise<void> =>
  tell(uow, origin, approval, { to: [...decidersOf(approval, step).keys()], event: 'withdrawn', who: by, why: null })

/** Tells those who asked what came of it */
export async function tellDecided(
  uow: UnitOfWork,
  origin: string,
  approval: ApprovalOf,
  step: StepRecord,
): Promise<void> {
  const { steps } = approval
  const round = step.outcome === 'REJECT' ? [...roundOf(steps.slice(0, steps.indexOf(step))), step] : roundOf(steps)
  await tell(uow, origin, approval, {
    to: [...new Set(round.flatMap(({ askedBy }) => askedBy ?? []))],
    event: step.outcome === 'REJECT' ? 'refused' : 'approved',
    who: step.decidedBy ?? '',
    why: step.reason,
  })
}

type ApprovalEvent = 'asked' | 'askedByWorkflow' | 'approved' | 'refused' | 'withdrawn'

/** What is told of a document: who did it, its number, and whom it is from. */
const subjects: Readonly<Record<ApprovalEvent, (who: string, number: string, partner: string) => Message>> = {
  asked: (who, number, partner) => t`${who} asks you to approve ${number} from ${partner}`,
  askedByWorkflow: (_who, number, partner) => t`${number} from ${partner} needs your approval`,
  approved: (_who, number, partner) => t`${number} from ${partner} has been approved`,
  refused: (who, number, partner) => t`${who} declined to approve ${number} from ${partner}`,
  withdrawn: (who, number, partner) =>
    t`${number} from ${partner} no longer needs your approval: ${who} withdrew the request`,
}

interface News {
  readonly to: readonly string[]
  readonly event: ApprovalEvent
  readonly who: string
  readonly why: string | null
  readonly from?: string | null | undefined
  readonly mailedBy?: MailedBy
}

async function tell(
  uow: UnitOfWork,
  origin: string,
  { entry, colleagues }: ApprovalOf,
  { to, event, who, why, from = uow.author.actorId, mailedBy }: News,
): Promise<void> {
  const partner = entry.senderDiffers ? (entry.sentBy ?? entry.senderName) : entry.senderName
  const notice = {
    subject: subjects[event](colleagues.get(who)?.name ?? '', entry.businessId, partner),
    comment: why,
    link: { to: `${origin}/#/Kontor.Documents/view/${entry.id}`, label: t`Open document` },
    about: { type: 'document', id: entry.id } as const,
  }
  await tellColleagues(uow, colleagues, to, notice, from, mailedBy)
}
