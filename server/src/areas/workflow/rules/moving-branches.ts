import { type Message, t } from '@kontor/i18n'
import { branchesFrom, type Flow, type Step, stepOf } from '../../workflow-engine/index.ts'
import { isPlace, staysAsked } from './moving.ts'

/** Where a branch of a run would stand. */
export interface BranchPlace {
  readonly place: Step
  /** Whoever is asked there stays asked. */
  readonly isKept: boolean
}

interface Version {
  readonly flow: Flow
  readonly version: { readonly version: number }
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
