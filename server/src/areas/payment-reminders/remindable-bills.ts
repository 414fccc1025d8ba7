import type { Of, RemindableDocument } from '@kontor/contract'
import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { known, openOf, whyNotNameAsOwed } from '../entries/index.ts'
import { type Nameable, nameableWith, shownNameable } from '../named-bills/index.ts'
import { daysOverdue, owedOf, tellsWhy } from './rules.ts'

/** Of what a reminder to a partner can remind, and what is open and cannot be named, why. */
export const remindableWith = (uow: UnitOfWork, connectionId: string): Promise<Nameable[]> =>
  nameableWith(uow, connectionId, {
    ...{ type: 'reminder', delivery: 'SENT', tellsWhy },
    // Whoever was reminded and does not pay is reminded again.
    whyNot: whyNotNameAsOwed,
  })

export async function shownDocument(
  nameable: Nameable,
  today: string,
  context: Pick<RequestContext, 'translate'>,
): Promise<Of<typeof RemindableDocument>> {
  const { entry } = nameable
  return {
    ...(await shownNameable(nameable, owedOf(entry.type, openOf(entry) ?? '0'), context)),
    ...known({ DaysOverdue: daysOverdue(entry.dueDate, today) }),
  }
}
