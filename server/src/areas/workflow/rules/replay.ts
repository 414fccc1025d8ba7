import type { WorkflowSubject } from '@kontor/contract'
import type { Way } from '../../workflow-subjects/rules/index.ts'

interface Through extends Pick<Way, 'steps' | 'end' | 'hours'> {
  readonly approvals: number
  readonly assignments: number
}

/** The way of a document: as if everybody approved and did their work. */
export const wayThrough = ({ steps, end, approvals, assignments, hours }: Through): Way => ({
  ...{ steps, end, isLeft: false, asks: approvals + assignments, hours },
})

const sameWay = (one: Way, other: Way): boolean =>
  one.end === other.end &&
  one.steps.length === other.steps.length &&
  one.steps.every((step, i) => step === other.steps[i])

/** Whether a document would go another way than today; undefined where it follows nothing today. */
export const differs = (now: Way, before: Way | undefined): boolean => before === undefined || !sameWay(now, before)

/** What is tried on a version, and the way that it takes. */
export interface Tried {
  readonly kind: WorkflowSubject
  readonly way: Way
  readonly differs: boolean
  /** How long people take in the middle for what they are asked; null where that is not known. */
  readonly pace: number | null
}

/** So many of a way are shown. */
const maxExamples = 20

/** The ways that things take, those first in which most would go another way, with these first in each. */
export function waysOf<T extends Tried>(tried: readonly T[]) {
  const byWay = Map.groupBy(tried, ({ kind, way }) => JSON.stringify([kind, way.end, way.isLeft, way.steps]))
  return [...byWay.values()]
    .map((group) => {
      const { way, kind, pace } = group[0]!
      const differing = group.filter(({ differs }) => differs)
      const hours = way.asks === 0 ? way.hours : pace === null ? null : way.hours + way.asks * pace
      return {
        ...{ kind, way, count: group.length, differing: differing.length },
        hours: hours && Math.round(hours * 10) / 10,
        examples: [...differing, ...group.filter(({ differs }) => !differs)].slice(0, maxExamples),
      }
    })
    .toSorted((one, other) => other.differing - one.differing || other.count - one.count)
    .slice(0, 200)
}
