import { type Message, t } from '@kontor/i18n'

/** When somebody works: on which weekdays (1 is Monday), and from when to when in minutes of the day. */
export interface Hours {
  readonly days: readonly number[]
  readonly from: number
  readonly until: number
}

/** When companies work. */
export const officeHours: Hours = { days: [1, 2, 3, 4, 5], from: 9 * 60, until: 17 * 60 }

/** Why nobody can work so, and which field says it; undefined where one can. */
export function whyNotWork({
  days,
  from,
  until,
}: Hours): { readonly field: string; readonly why: Message } | undefined {
  if (days.length === 0) return { field: 'Days', why: t`Days is empty: choose at least one weekday.` }
  if (new Set(days).size < days.length) return { field: 'Days', why: t`Days names a weekday twice: name each once.` }
  if (until <= from)
    return {
      field: 'Until',
      why: t`Until is ${timeOf(until)}, which is not after From (${timeOf(from)}): choose a later time.`,
    }
  return undefined
}

/**
 * By which hours work of several people is kept: those that most of them have. Where as many have others, the hours of
 * companies before those of one's own, then those that begin first.
 */
export function commonHours(all: readonly Hours[]): Hours {
  const groups = [...Map.groupBy(all, keyOf)].map(([key, same]) => ({ hours: same[0]!, count: same.length, key }))
  const isOwn = ({ key }: { readonly key: string }) => Number(key !== keyOf(officeHours))
  const [commonest] = groups.toSorted(
    (one, other) =>
      other.count - one.count ||
      isOwn(one) - isOwn(other) ||
      one.hours.from - other.hours.from ||
      (one.key < other.key ? -1 : 1),
  )
  return commonest?.hours ?? officeHours
}

const keyOf = ({ days, from, until }: Hours): string => [[...days].toSorted().join(''), from, until].join(' ')

/** Minutes of the day as `09:00`, and back. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
