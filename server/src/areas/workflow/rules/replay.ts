import type { WorkflowEnd } from '@kontor/contract'

/** From the start to an end; no end where it could not go on. */
interface Way {
  readonly steps: readonly string[]
  readonly end: WorkflowEnd | null
  readonly approvals: number
  readonly assignments: number
  /** That it waits by itself. */
  readonly hours: number
}

/** A document, the way that it takes, and the one that it takes today; undefined where it follows nothing today. */
export interface Compared<E> {
  readonly entry: E
  readonly now: Way
  readonly before: Way | undefined
}

const sameWay = (one: Way, other: Way): boolean =>
  one.end === other.end &&
  one.steps.length === other.steps.length &&
  one.steps.every((step, i) => step === other.steps[i])

/** Whether a document would go another way than today. */
export const differs = ({ now, before }: Pick<Compared<unknown>, 'now' | 'before'>): boolean =>
  before === undefined || !sameWay(now, before)

/** So many documents of a way are shown. */
const maxExamples = 20

/**
 * The ways that documents take, those first in which most would go another way, with these first in each. People take for each
 * approval and each piece of work as long as they took for approvals in the middle; null hours where that is not known.
 */
export function waysOf<E>(compared: readonly Compared<E>[], hoursOfPeople: number | null) {
  const all = compared.map((one) => ({ ...one, differs: differs(one) }))
  const byWay = Map.groupBy(all, ({ now }) => JSON.stringify([now.end, now.steps]))
  return [...byWay.values()]
    .map((group) => {
      const way = group[0]!.now
      const differing = group.filter(({ differs }) => differs)
      const asked = way.approvals + way.assignments
      const hours = asked === 0 ? way.hours : hoursOfPeople === null ? null : way.hours + asked * hoursOfPeople
      return {
        ...{ way, count: group.length, differing: differing.length, hours: hours && Math.round(hours * 10) / 10 },
        examples: [...differing, ...group.filter(({ differs }) => !differs)].slice(0, maxExamples),
      }
    })
    .toSorted((one, other) => other.differing - one.differing || other.count - one.count)
    .slice(0, 200)
}
