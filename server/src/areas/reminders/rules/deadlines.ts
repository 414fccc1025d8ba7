import { afterWork, type Calendar, type Delay } from './calendar.ts'

/** When people are reminded of a type of work: for the first time, and from then on; never again without a second delay. */
export interface Reminding {
  readonly first: Delay
  readonly again: Delay | undefined
}

/** When it goes up: so many times at most. */
export interface Escalating {
  readonly every: Delay
  readonly ceiling: number
}

/** What was done of a piece that waits, and when it closes by itself; instants are minutes of the wall clock. */
export interface Waiting {
  readonly opened: number
  readonly reminded: number
  readonly escalated: number
  readonly expires: number | undefined
}

export interface Acts {
  readonly expire: boolean
  /** How often people should have been reminded until now, and how far it should have gone up. */
  readonly reminded: number
  readonly escalated: number
  /** When to look again. */
  readonly next: number | undefined
}

/** Who is not moved by ten reminders will not be by an eleventh. */
const maxReminders = 10

/**
 * What is to be done about a piece now. Of several reminders that came while nobody was there to send them one is sent:
 * the count goes on from where it should be.
 */
export function actsOf(
  { opened, reminded, escalated, expires }: Waiting,
  { reminding, escalating }: { readonly reminding: Reminding | undefined; readonly escalating: Escalating | undefined },
  now: number,
  calendar: Calendar,
): Acts {
  if (expires !== undefined && expires <= now) return { expire: true, reminded, escalated, next: undefined }
  const reminders = reminding ? passed(opened, reminding.first, reminding.again, maxReminders, now, calendar) : none
  const escalations = escalating
    ? passed(opened, escalating.every, escalating.every, escalating.ceiling, now, calendar)
    : none
  const nexts = [reminders.next, escalations.next, expires].filter((at) => at !== undefined)
  return {
    expire: false,
    reminded: Math.max(reminded, reminders.count),
    escalated: Math.max(escalated, escalations.count),
    next: nexts.length === 0 ? undefined : Math.min(...nexts),
  }
}

const none = { count: 0, next: undefined }

/** How many of a row of instants have come, and the next of them. */
function passed(opened: number, first: Delay, again: Delay | undefined, most: number, now: number, calendar: Calendar) {
  let at = opened
  for (let count = 0; count < most; count += 1) {
    const delay = count === 0 ? first : again
    if (delay === undefined) return { count, next: undefined }
    at = afterWork(at, delay, calendar)
    if (at > now) return { count, next: at }
  }
  return { count: most, next: undefined }
}
