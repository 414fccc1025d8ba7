import { dayInUtc, type UnitOfWork } from '../../platform/index.ts'
import { limitsHere, type Worth } from '../approval-limits/index.ts'
import { type Entry, isReceived } from '../entries/index.ts'

type Owed = Pick<Entry, 'amount' | 'currency' | 'issueDate' | 'created' | 'delivery'>

/** Which of these documents somebody could not approve, by their own limit or that of their role. */
export async function overLimits(
  uow: UnitOfWork,
  entries: readonly Owed[],
  { userId, roleId }: { readonly userId: string; readonly roleId: string },
): Promise<(entry: Owed) => boolean> {
  const above = await limitsHere(uow, entries.map(worthOf))
  return (entry) => isReceived(entry) && above({ id: userId, roleId }, worthOf(entry)) !== undefined
}

/** The payable amount, by the rate of the issue date. */
const worthOf = ({ amount, currency, issueDate, created }: Owed): Worth => ({
  ...{ amount, currency, day: issueDate ?? dayInUtc(created) },
})
