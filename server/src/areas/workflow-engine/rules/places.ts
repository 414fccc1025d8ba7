import { type Message, t } from '@kontor/i18n'
import { branchesFrom } from './branches.ts'
import { type Flow, type Step, stepOf } from './flow.ts'

/** A version of a workflow, as far as it is to be known where a run would stand in it. */
interface Version {
  readonly flow: Flow
  readonly version: { readonly version: number }
}

/** Where a run can be set: where it waits, or where its way is decided. What is done at once is done on the way, not begun with. */
export const isPlace = ({ Kind }: Step): boolean =>
  Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'WAIT' || Kind === 'DECISION'

/** The step of a flow at which a run would stand: the one of the same id unless another is chosen; or why there is none. */
export function placeIn(
  { flow, version }: Version,
  { stepId, step }: { readonly stepId: string; readonly step: string },
  chosen?: string,
): { readonly place: Step } | { readonly whyNot: Message } {
  const found = flow.Steps.find(({ Id }) => Id === (chosen ?? stepId))
  if (found !== undefined && isPlace(found)) return { place: found }
  if (chosen === undefined) return { whyNot: t`version ${version.version} has no step like “${step}”: choose one` }
  return {
    whyNot:
      found === undefined
        ? t`version ${version.version} has no step ${chosen}`
        : t`“${found.Name}” neither waits nor decides: choose another step`,
  }
}

/** Where a branch of a run would stand. */
export interface BranchPlace {
  readonly place: Step
  /** Whoever is asked there stays asked. */
  readonly isKept: boolean
}

/**
 * Where the branches of a run that stands at a fork would stand in another version: each at the step of the same id, in a branch of
 * the same fork; or which of them has no place there.
 */
export function branchPlacesIn(
  from: Version,
  to: Version,
  { stepId, branches }: { readonly stepId: string; readonly branches: readonly { readonly stepId: string }[] },
): { readonly fork: Step; readonly branches: readonly BranchPlace[] } | { readonly whyNot: Message } {
  const { version } = to.version
  const nameOf = (id: string) => stepOf(from.flow, id)?.Name ?? id
  const fork = stepOf(to.flow, stepId)
  if (fork?.Kind !== 'FORK') return { whyNot: t`version ${version} starts no branches at “${nameOf(stepId)}”` }
  const ways = branchesFrom(to.flow, fork)
  const [join] = ways.flatMap(({ joins }) => [...joins])
  const meeting = stepOf(to.flow, join ?? '')
  const isJoined = (id: string) => stepOf(from.flow, id)?.Kind === 'JOIN'
  const taken = new Set<object>()
  const places: BranchPlace[] = []
  for (const branch of branches) {
    if (isJoined(branch.stepId)) {
      if (meeting !== undefined) places.push({ place: meeting, isKept: true })
      continue
    }
    const place = stepOf(to.flow, branch.stepId)
    const way = ways.find(({ steps }) => steps.has(branch.stepId))
    if (place === undefined || way === undefined || !isPlace(place))
      return { whyNot: t`version ${version} has no step like “${nameOf(branch.stepId)}” in a branch of “${fork.Name}”` }
    if (taken.has(way)) return { whyNot: t`version ${version} has “${place.Name}” in the branch of another step` }
    taken.add(way)
    places.push({ place, isKept: staysAsked(stepOf(from.flow, branch.stepId), place) })
  }
  return ways.length === branches.length
    ? { fork, branches: places }
    : { whyNot: t`version ${version} has another number of branches at “${fork.Name}”` }
}

const people = ({ Who }: Step): string =>
  JSON.stringify([Who?.UserIds, Who?.TeamIds, Who?.RoleIds].map((ids = []) => ids.toSorted()))

/**
 * Whether what a run waits for at a step is what it would wait for at another: whoever was asked stays asked, and approvals that
 * were given at it count.
 */
export function staysAsked(before: Step | undefined, after: Step): boolean {
  if (before === undefined || before.Id !== after.Id || before.Kind !== after.Kind) return false
  if (after.Kind === 'WAIT') return true
  if (after.Kind === 'ASSIGNMENT') return people(before) === people(after)
  return after.Kind === 'APPROVAL' && people(before) === people(after) && (before.Needed ?? 1) === (after.Needed ?? 1)
}
