const dayMs = 86_400_000

/** F-162: days after an assignment was given, and days from its deadline. */
export type DeadlineDays = {
  readonly [name in `${'reminder' | 'escalation' | 'expiration'}${'Days' | 'DeadlineDays'}`]?: number | undefined
}

/** When something is to be done about it of itself. */
export interface Times {
  readonly remindAt?: Date
  readonly escalateAt?: Date
  readonly expires?: Date
}

/**
 * A reminder and an escalation come so many days after it was given, or so many before its deadline, whichever is first; it
 * expires so many days after either. What is counted back to before it was given is due at once.
 */
export function timesOf(
  days: DeadlineDays,
  { given, deadline }: { readonly given: Date; readonly deadline: Date | undefined },
): Times {
  const after = (count: number | undefined) => (count === undefined ? [] : [given.getTime() + count * dayMs])
  const from = (count: number | undefined, way: 1 | -1) =>
    count === undefined || deadline === undefined ? [] : [deadline.getTime() + way * count * dayMs]
  const earliest = (instants: readonly number[]) =>
    instants.length === 0 ? undefined : new Date(Math.max(given.getTime(), Math.min(...instants)))
  const remindAt = earliest([...after(days.reminderDays), ...from(days.reminderDeadlineDays, -1)])
  const escalateAt = earliest([...after(days.escalationDays), ...from(days.escalationDeadlineDays, -1)])
  const expires = earliest([...after(days.expirationDays), ...from(days.expirationDeadlineDays, 1)])
  return { ...(remindAt && { remindAt }), ...(escalateAt && { escalateAt }), ...(expires && { expires }) }
}

/** The page of a list that has no limit is the whole of it (F-394, F-395; decision 12). */
export const sliceOf = ({ limit, page }: { readonly limit: number; readonly page: number }, maxPageSize: number) =>
  limit <= 0 ? { limit: maxPageSize, page: 0 } : { limit, page }

/** Whether these are the same people, in whatever order. */
export const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join()

/** A profile id names an assignment in one of its parts, ours or another network’s, as the ids of documents name their type. */
export const isAssignmentProfile = (profileId: string): boolean =>
  profileId.toLowerCase().split('.').includes('assignment')
