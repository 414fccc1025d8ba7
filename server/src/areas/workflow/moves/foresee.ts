import type { Of, WorkflowMove, WorkflowMoveBranch } from '@kontor/contract'
import type { RequestContext, UnitOfWork } from '../../../platform/index.ts'
import { namesOf } from '../../users/index.ts'
import { findWork } from '../../work/index.ts'
import { type BranchPlace, type Step, stepOf, walkedFrom } from '../../workflow-engine/index.ts'
import type { Place } from '../records.ts'
import { type Moved, type Planned, standsAt } from './plan.ts'

type Then = NonNullable<Of<typeof WorkflowMove>['Then']>
type Branch = Of<typeof WorkflowMoveBranch>

/** What is foreseen of a run or a branch, with people by their ids. */
type Foreseen = Pick<Then, 'Steps' | 'State' | 'End' | 'IsKept' | 'Needed'> & { readonly asked: readonly string[] }

/** A branch where it would stand, with those who are asked in it now. */
interface Beside extends BranchPlace {
  readonly now: readonly string[]
  readonly foreseen: Foreseen
}

/** What becomes of a run where it is moved as planned, by the walk that would move it, and of each of its branches. */
export async function foresee(
  uow: UnitOfWork,
  moved: Moved,
  planned: Planned,
  context: Pick<RequestContext, 'translate'>,
): Promise<Pick<Of<typeof WorkflowMove>, 'Then' | 'Branches'>> {
  const now: string[][] = []
  for (const one of standsAt(moved.instance)) now.push(await askedAt(uow, one))
  const beside: Beside[] = []
  for (const one of besideIn(planned)) {
    const own = one.branch === undefined ? [] : now[one.branch]!
    const foreseen = one.isKept ? kept(one.place, own) : await foreseeAt(uow, moved, one.place, true)
    beside.push({ ...one, now: own, foreseen })
  }
  const whole =
    'whyNot' in planned ? undefined : await foreseeWhole(uow, moved, planned, { beside, before: now.flat() })
  return {
    ...(planned.fates && { Branches: await branchesShown(uow, moved, planned, { beside, context }) }),
    ...(whole && { Then: await thenOf(uow, whole, now.flat()) }),
  }
}

/** Where branches would stand at the same time, as far as they have a place. */
function besideIn(planned: Planned): readonly BranchPlace[] {
  if ('whyNot' in planned)
    return (planned.fates ?? []).flatMap((fate, branch) => (fate.place === undefined ? [] : { ...fate, branch }))
  return planned.stands?.fork === undefined ? [] : planned.stands.places
}

async function foreseeWhole(
  uow: UnitOfWork,
  moved: Moved,
  { place, isKept }: Exclude<Planned, { readonly whyNot: unknown }>,
  { beside, before }: { readonly beside: readonly Beside[]; readonly before: readonly string[] },
): Promise<Foreseen> {
  if (isKept) return kept(place, before)
  if (beside.length === 0) return foreseeAt(uow, moved, place)
  // Where all have come to the join, the run passes it.
  const join = beside.every((one) => one.place.Kind === 'JOIN') && beside[0]?.place
  if (join) return foreseeAt(uow, moved, join)
  const stray = beside.find(({ foreseen }) => foreseen.State !== 'WAITS')?.foreseen
  if (stray !== undefined) return stray
  const asked = [...new Set(beside.flatMap(({ foreseen }) => foreseen.asked))]
  return { Steps: [place.Name], State: 'WAITS', IsKept: false, asked }
}

const kept = ({ Name }: Step, asked: readonly string[]): Foreseen => ({
  ...{ Steps: [Name], State: 'WAITS', IsKept: true, asked },
})

async function askedAt(uow: UnitOfWork, { waitsFor }: Pick<Place, 'waitsFor'>): Promise<string[]> {
  const today = waitsFor === null ? undefined : await findWork(uow, waitsFor)
  return today?.ended === null ? [...today.holders] : []
}

async function foreseeAt(
  uow: UnitOfWork,
  { subject, instance, target }: Moved,
  place: Step,
  isBranch = false,
): Promise<Foreseen> {
  const { flow, version } = target
  const walked = await walkedFrom(flow, place.Id, { ...(await subject.facts(uow)), outcome: null }, isBranch)
  const last = walked.at(-1)!
  const asking = walked.flatMap(({ at, state }): Step[] => {
    const step = stepOf(flow, at)
    if (state === 'STUCK') return [{ Id: at, Name: at, Kind: 'APPROVAL', Next: [] }]
    return state === 'WAITS' && step !== undefined && step.Kind !== 'WAIT' ? [step] : []
  })
  const asked: string[] = []
  for (const step of asking) asked.push(...(await subject.wouldAsk(uow, { version, instance, origin: '' }, step)))
  const [only] = asking
  return {
    Steps: walked.flatMap(({ trace }) => trace.map((line) => line.step)),
    State: last.state === 'FORKS' || last.state === 'JOINS' ? 'WAITS' : last.state,
    IsKept: false,
    ...(last.end !== null && { End: last.end }),
    ...(asking.length === 1 && only?.Kind === 'APPROVAL' && { Needed: only.Needed ?? 1 }),
    asked: [...new Set(asked)],
  }
}

async function thenOf(uow: UnitOfWork, { asked, ...foreseen }: Foreseen, before: readonly string[]): Promise<Then> {
  const { IsKept } = foreseen
  const names = await namesOf(uow, [...new Set([...asked, ...before])])
  const named = (ids: readonly string[]) =>
    [...new Set(ids)].slice(0, 50).flatMap((id) => names.get(id)?.slice(0, 200) ?? [])
  return {
    ...foreseen,
    Asked: named(asked),
    Anew: IsKept ? [] : named(asked.filter((id) => !before.includes(id))),
    NoLonger: IsKept ? [] : named(before.filter((id) => !asked.includes(id))),
  }
}

/** What becomes of each branch, those first that the run has, then those that begin. */
async function branchesShown(
  uow: UnitOfWork,
  { instance }: Pick<Moved, 'instance'>,
  { fates = [] }: Planned,
  { beside, context }: { readonly beside: readonly Beside[]; readonly context: Pick<RequestContext, 'translate'> },
): Promise<Branch[]> {
  const shown: Branch[] = []
  for (const [branch, { stepId: FromStepId, step: From }] of standsAt(instance).entries()) {
    const fate = fates[branch]!
    const one = beside.find((place) => place.branch === branch)
    if ('whyNot' in fate)
      shown.push({ FromStepId, From, Becomes: 'UNPLACED', WhyNot: await context.translate(fate.whyNot) })
    else if (fate.place === undefined) shown.push({ FromStepId, From, Becomes: fate.becomes })
    else
      shown.push({
        ...{ FromStepId, From, Becomes: 'CONTINUES', StepId: fate.place.Id },
        ...(one && { Then: await thenOf(uow, one.foreseen, one.now) }),
      })
  }
  for (const { branch, place, foreseen } of beside)
    if (branch === undefined) shown.push({ Becomes: 'BEGINS', StepId: place.Id, Then: await thenOf(uow, foreseen, []) })
  return shown
}
