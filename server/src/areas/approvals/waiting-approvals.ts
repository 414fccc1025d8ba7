import type { Of, WaitingApproval } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { briefOf, findEntries } from '../entries/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { type ApprovalOf, approvalsOf, isAdministrator } from './approval.ts'
import { cameBy, decidableBy } from './rules.ts'
import { type StepRecord, waiting } from './store.ts'

interface Waiting {
  readonly approval: ApprovalOf
  readonly step: StepRecord
  /** The colleague in whose place it is decided. */
  readonly insteadOf: string | null
}

/** What a person can decide today, what was asked for first before the rest. */
export async function waitingFor(uow: UnitOfWork, userId: string): Promise<Waiting[]> {
  const colleagues = await colleaguesOf(uow)
  const person = colleagues.get(userId)
  if (person === undefined) return []
  const invited = cameBy({ id: userId, isAdministrator: isAdministrator(person) }, colleagues.values())
  const entries = await findEntries(uow, await waiting(uow, invited))
  const approvals = await approvalsOf(uow, entries, colleagues)
  return approvals
    .flatMap((approval) => decidableBy(userId, approval).map((own) => ({ approval, ...own })))
    .toSorted((one, other) => one.step.asked.getTime() - other.step.asked.getTime())
}

/** As the wire shows it. */
export function shownWaiting({ approval, step, insteadOf }: Waiting): Of<typeof WaitingApproval> {
  const { entry, colleagues } = approval
  const { askedBy } = step
  const askedByName = askedBy === null ? undefined : colleagues.get(askedBy)?.name
  const away = insteadOf === null ? undefined : colleagues.get(insteadOf)
  return {
    documentId: entry.id,
    document: briefOf(entry),
    stepId: step.id,
    ...(askedBy !== null && { askedBy }),
    ...(askedByName !== undefined && { askedByName }),
    askedAt: step.asked.toISOString(),
    ...(step.because !== null && { because: step.because }),
    ...(away !== undefined && { insteadOf: { id: away.id, name: away.name } }),
  }
}
