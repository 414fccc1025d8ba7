import type { RequestOutcome } from '@kontor/contract'

/** A line of the log about a requisition, as far as it tells how it was decided. */
export interface LogLine {
  readonly kind: string
  readonly at: Date
  /** Who decided: a person, a `rule` or a `workflow`. */
  readonly by: string | undefined
}

/** How a request for approval went. */
export interface Went {
  readonly requested: Date
  readonly became: RequestOutcome
  /** The people who decided, one after the other; nobody where it was approved by itself. */
  readonly deciderIds: readonly string[]
  /** How long each of them took. */
  readonly hours: readonly number[]
}

const prefix = 'requisition.'

/** What of the log tells how requests went. */
export const tellingKinds = [
  ...['pending', 'approved', 'rejected', 'step_approved', 'step_rejected', 'draft', 'canceled'].map(
    (kind) => `${prefix}${kind}`,
  ),
]

const isPerson = (by: string | undefined): by is string => by !== undefined && by !== 'rule' && by !== 'workflow'

const ends: Readonly<Record<string, Went['became']>> = {
  approved: 'APPROVED',
  rejected: 'REJECTED',
  draft: 'WITHDRAWN',
  canceled: 'WITHDRAWN',
}

/** How the last request before an instant went, by what is told of one requisition in its order; undefined where there was none. */
export function wentBefore(logged: readonly LogLine[], until: Date): Went | undefined {
  let last: Went | undefined
  let before = until
  for (const { kind: whole, at, by } of logged) {
    const kind = whole.slice(prefix.length)
    const isRequest = kind === 'pending' || (kind === 'approved' && by === 'rule')
    if (isRequest) {
      if (at >= until) break
      last = { requested: at, became: kind === 'pending' ? 'WAITS' : 'APPROVED', deciderIds: [], hours: [] }
      before = at
      continue
    }
    if (last?.became !== 'WAITS') continue
    // The last who decided in a workflow stands once more behind what it came to.
    const decided: boolean = isPerson(by) && last.deciderIds.at(-1) !== by
    last = {
      ...{ ...last, became: ends[kind] ?? 'WAITS' },
      ...(decided && {
        deciderIds: [...last.deciderIds, by!],
        hours: [...last.hours, (at.getTime() - before.getTime()) / 3_600_000],
      }),
    }
    before = at
  }
  return last
}

/** That people took in the middle; null where nobody decided anything. */
export function medianOf(hours: readonly number[]): number | null {
  const sorted = hours.toSorted((one, other) => one - other)
  const half = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
