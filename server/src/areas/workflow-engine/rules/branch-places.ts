import { type Message, t } from '@kontor/i18n'
import { branchesFrom } from './branches.ts'
import { type Flow, type Step, stepOf } from './flow.ts'
import { isPlace, staysAsked, type Version } from './places.ts'

/** What somebody chose for a branch, by the step at which it stands: another step, or null where it ends. */
export type BranchChoices = ReadonlyMap<string, string | null>

/** Where a branch stands in the version to which its run is moved. */
export interface BranchPlace {
  /** Which of the branches of the run; undefined of one that begins. */
  readonly branch: number | undefined
  readonly place: Step
  /** Whoever is asked there stays asked, and whoever has come to the join stays there. */
  readonly isKept: boolean
}

/** What becomes of one branch: it goes on at a step, it ends or has come to the join, or it has no place yet. */
export type BranchFate =
  | { readonly place: Step; readonly isKept: boolean }
  | { readonly place?: undefined; readonly becomes: 'ENDS' | 'JOINED' }
  | { readonly place?: undefined; readonly whyNot: Message }

/** What becomes of the branches of a run, in its order; where it stands then, or why it cannot be moved so. */
export type BranchesMoved = { readonly fates: readonly BranchFate[] } & (
  | { readonly stands: Stands }
  | { readonly stands?: undefined; readonly whyNot: Message }
)

/** At a fork with a place in each of its ways, in their order; without a fork at the one place that is left. */
export interface Stands {
  readonly fork: Step | undefined
  readonly places: readonly BranchPlace[]
}

/**
 * Where the branches of a run that stands at a fork go in another version: each to the step that was chosen for it, else to that of
 * the same id, and no two into one way of a fork. A way in which none of them stands begins at its first step, unless a branch that has
 * come to the join went it, so that the join waits for all of its ways, and nothing is spared that nobody chose to spare. Where the
 * others end, the last may stand outside of any fork.
 */
export function branchPlacesIn(
  from: Version,
  to: Version,
  { stepId, branches }: { readonly stepId: string; readonly branches: readonly { readonly stepId: string }[] },
  chosen: BranchChoices = new Map(),
): BranchesMoved {
  const isJoined = (id: string) => stepOf(from.flow, id)?.Kind === 'JOIN'
  const wanted = branches.map((branch) => (isJoined(branch.stepId) ? undefined : wantedOf(from, to, branch, chosen)))
  const steps = wanted.map((one) => (one !== undefined && 'Id' in one ? one : undefined))
  const forks = to.flow.Steps.filter(({ Kind }) => Kind === 'FORK').map((fork) => waysOf(to.flow, fork))
  const forkOf = (step: Step) => forks.find(({ ways }) => ways.some((way) => way.has(step.Id)))
  const [first] = steps.flatMap((step) => step ?? [])
  const fork = first === undefined ? forks.find((one) => one.fork.Id === stepId) : forkOf(first)

  const takers = new Map<ReadonlySet<string> | undefined, { readonly step: Step; readonly branch: number }>()
  const fates = branches.map(({ stepId: at }, branch): BranchFate => {
    const one = wanted[branch]
    if (one === undefined) return { becomes: 'JOINED' }
    if (!('Id' in one)) return one
    if (forkOf(one) !== fork)
      return {
        whyNot: t`“${one.Name}” and “${first?.Name ?? ''}” do not run at the same time in version ${to.version.version}`,
      }
    const way = fork?.ways.find((steps) => steps.has(one.Id))
    const taker = takers.get(way)
    if (taker !== undefined)
      return {
        whyNot: t`version ${to.version.version} has “${one.Name}” in the same branch as “${taker.step.Name}”`,
      }
    takers.set(way, { step: one, branch })
    return { place: one, isKept: fork !== undefined && staysAsked(stepOf(from.flow, at), one) }
  })
  const [missing] = fates.flatMap((fate) => ('whyNot' in fate ? fate.whyNot : []))
  if (missing !== undefined) return { fates, whyNot: missing }
  const placeAt = (branch: number): BranchPlace[] => {
    const fate = fates[branch]
    return fate?.place === undefined ? [] : [{ branch, place: fate.place, isKept: fate.isKept }]
  }
  if (fork !== undefined) {
    const joined = joinedIn(
      from,
      stepId,
      branches.map((branch) => isJoined(branch.stepId)),
    )
    const places = fork.ways.flatMap((way, at): BranchPlace[] => {
      const taker = takers.get(way)
      if (taker !== undefined) return placeAt(taker.branch)
      const went = joined.findIndex(({ steps }) => [...steps].some((id) => way.has(id)))
      const [gone] = went < 0 ? [] : joined.splice(went, 1)
      if (gone !== undefined) return [{ branch: gone.branch, place: fork.join, isKept: true }]
      const place = stepOf(to.flow, fork.fork.Next[at]?.StepId ?? '')
      return place === undefined ? [] : [{ branch: undefined, place, isKept: false }]
    })
    return { fates, stands: { fork: fork.fork, places } }
  }
  const places = branches.flatMap((_, branch) => placeAt(branch))
  if (places.length > 0) return { fates, stands: { fork: undefined, places } }
  const whyNot = t`at least one branch has to continue`
  return { fates: fates.map((fate) => ('becomes' in fate && fate.becomes === 'ENDS' ? { whyNot } : fate)), whyNot }
}

/** The step that a branch is wanted at. */
function wantedOf(
  from: Version,
  { flow, version: { version } }: Version,
  { stepId }: { readonly stepId: string },
  chosen: BranchChoices,
): Step | Exclude<BranchFate, { readonly place: Step }> {
  const choice = chosen.get(stepId)
  if (choice === null) return { becomes: 'ENDS' }
  const step = stepOf(flow, choice ?? stepId)
  if (step !== undefined && isPlace(step)) return step
  const name = stepOf(from.flow, stepId)?.Name ?? stepId
  if (choice === undefined)
    return { whyNot: t`version ${version} has no step like “${name}”: choose one, or end the branch` }
  return {
    whyNot: step
      ? t`“${step.Name}” neither waits nor decides: choose another step`
      : t`version ${version} has no step ${choice}`,
  }
}

/** The ways of a fork, each by its steps, and where they meet. */
function waysOf(flow: Flow, fork: Step) {
  const ways = branchesFrom(flow, fork)
  const [join] = ways.flatMap(({ joins }) => [...joins])
  return { fork, ways: ways.map(({ steps }) => steps), join: stepOf(flow, join ?? '') ?? fork }
}

/** The branches that have come to the join, each with the steps of its way. */
function joinedIn({ flow }: Version, forkId: string, isJoined: readonly boolean[]) {
  const fork = stepOf(flow, forkId)
  const ways = fork === undefined ? [] : branchesFrom(flow, fork)
  return isJoined.flatMap((is, branch) => (is ? [{ branch, steps: ways[branch]?.steps ?? new Set<string>() }] : []))
}
