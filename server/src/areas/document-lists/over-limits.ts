import type { UnitOfWork } from '../../platform/index.ts'
import { limitsHere, worthOf } from '../approval-limits/index.ts'
import { type Entry, isReceived } from '../entries/index.ts'

/** Which of these documents somebody could not approve, by their own limit or that of their role. */
export async function overLimits(
  uow: UnitOfWork,
  entries: readonly Entry[],
  { userId, roleId }: { readonly userId: string; readonly roleId: string },
): Promise<(entry: Entry) => boolean> {
  const above = await limitsHere(uow, entries.map(worthOf))
  return (entry) => isReceived(entry) && above({ id: userId, roleId }, worthOf(entry)) !== undefined
}
