import type { UnitOfWork } from '../../platform/index.ts'
import type { LogRow } from '../../platform/log/store.ts'
import { closeAdvice } from '../advisers/index.ts'
import { findEntries } from '../entries/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { endOtherApprovals, saveWork } from '../work/index.ts'
import { type ApprovalOf, approvalsOf } from './approval.ts'
import { barredFrom, currentOf, decidableBy } from './rules.ts'

/** What of a document's log may end its approval, or have it wait again. */
const answers: ReadonlySet<string> = new Set([
  'document.accepted',
  'document.rejected',
  'document.disputed',
  'document.paid',
  'document.canceled',
  'document.replaced',
  'document.payment_withdrawn',
])

/** Each current step of an approval is a piece of work; what waited before is over, as the outcome says, and so is what was asked about it. */
export async function keepWork(uow: UnitOfWork, approval: ApprovalOf, outcome: string): Promise<void> {
  const current = approval.closed === undefined ? currentOf(approval.steps) : []
  const stay = current.map(({ id }) => id)
  endOtherApprovals(uow, approval.entry.id, stay, outcome)
  await closeAdvice(uow, approval.entry.id, stay, outcome)
  for (const step of current) {
    const { id, documentId, askedBy, because, invited, asked } = step
    await saveWork(uow, {
      ...{ id, kind: 'APPROVAL', type: 'APPROVAL', subjectType: 'DOCUMENT', subjectId: documentId },
      ...{ givenBy: askedBy, why: because, holders: invited, opened: asked },
      barred: barredFrom(approval, step),
    })
  }
}

/** An approval that waited is over once the document was answered; it may wait again once the answer is withdrawn. */
export async function followAnswers(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const answered = lines.filter(({ object_type, kind }) => object_type === 'document' && answers.has(kind))
  if (answered.length === 0) return
  const entries = await findEntries(uow, [...new Set(answered.map(({ object_id }) => object_id))])
  const asked = entries.filter(({ approval, heldAnswer }) => approval === 'OPEN' && heldAnswer === null)
  if (asked.length === 0) return
  for (const approval of await approvalsOf(uow, asked, await colleaguesOf(uow)))
    await keepWork(uow, approval, 'SUPERSEDED')
}

/** In whose place a person decides the steps of these documents that wait, by step; null for their own, nothing where they cannot. */
export async function approvableBy(
  uow: UnitOfWork,
  personId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const approvals = await approvalsOf(uow, await findEntries(uow, documentIds), await colleaguesOf(uow))
  return new Map(
    approvals.flatMap((approval) =>
      decidableBy(personId, approval).map(({ step, insteadOf }) => [step.id, insteadOf] as const),
    ),
  )
}
