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
  /** When people are first reminded of it, and when it first goes up, where that was said of this piece. */
  readonly remindAt?: number | undefined
  readonly escalateAt?: number | undefined
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
  { opened, reminded, escalated, expires, remindAt, escalateAt }: Waiting,
  { reminding, escalating }: { readonly reminding: Reminding | undefined; readonly escalating: Escalating | undefined },
  now: number,
  calendar: Calendar,
): Acts {
  if (expires !== undefined && expires <= now) return { expire: true, reminded, escalated, next: undefined }
  const reminders = passed(
    remindAt ?? (reminding && afterWork(opened, reminding.first, calendar)),
    { again: reminding?.again, maxTimes: maxReminders },
    now,
    calendar,
  )
  const escalations = passed(
    escalateAt ?? (escalating && afterWork(opened, escalating.every, calendar)),
    { again: escalating?.every, maxTimes: escalating?.ceiling ?? 1 },
    now,
    calendar,
  )
  const nexts = [reminders.next, escalations.next, expires].filter((at) => at !== undefined)
  return {
    expire: false,
    reminded: Math.max(reminded, reminders.count),
    escalated: Math.max(escalated, escalations.count),
    next: nexts.length === 0 ? undefined : Math.min(...nexts),
  }
}

/** How many of a row of instants have come, and the next of them; a row without a first has none. */
function passed(
  first: number | undefined,
  { again, maxTimes }: { readonly again: Delay | undefined; readonly maxTimes: number },
  now: number,
  calendar: Calendar,
): { readonly count: number; readonly next: number | undefined } {
  let count = 0
  for (let at = first; at !== undefined && count < maxTimes; at = again && afterWork(at, again, calendar)) {
    if (at > now) return { count, next: at }
    count += 1
  }
  return { count, next: undefined }
}
