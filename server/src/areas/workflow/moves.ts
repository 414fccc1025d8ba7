import type { Of, WorkflowMove } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import type { Actor } from '../requisitions/index.ts'
import { namesOf } from '../users/index.ts'
import { findWork } from '../work/index.ts'
import {
  type BranchPlace,
  branchPlacesIn,
  type Flow,
  isPlace,
  placeIn,
  type Step,
  staysAsked,
  stepOf,
  walkedFrom,
} from '../workflow-engine/index.ts'
import { mustSee, type Shown, type Standing, type Subject, seenOf, subjectSeen } from '../workflow-subjects/index.ts'
import { placesOf } from './commands/run.ts'
import { noVersion } from './commands/save-version.ts'
import { noInstance } from './commands/stop-instance.ts'
import { flowOf } from './read-flow.ts'
import type { InstanceRecord, Place, VersionRecord } from './records.ts'
import { whyNotMove } from './rules/moving.ts'
import * as instances from './store/instances.ts'
import * as versions from './store/versions.ts'
import { instanceShown } from './views.ts'

/** The version that runs are moved to, with its steps, and those from which they come, as they are looked up. */
export interface Target {
  readonly version: VersionRecord
  readonly flow: Flow
  from(versionId: string): Promise<{ readonly version: VersionRecord; readonly flow: Flow }>
}

/** @throws ApiError ResourceNotFound */
export async function targetOf(uow: UnitOfWork, versionId: string): Promise<Target> {
  const read = new Map<string, { readonly version: VersionRecord; readonly flow: Flow }>()
  const from = async (id: string) => {
    const known = read.get(id)
    if (known !== undefined) return known
    const version = await versions.find(uow, id)
    if (version === undefined) throw noVersion(id)
    const found = { version, flow: await flowOf(version) }
    read.set(id, found)
    return found
  }
  return { ...(await from(versionId)), from }
}

/** What a run waits for, or one of its branches, has come, and what follows from it is on its way. */
async function isGoingOn(uow: UnitOfWork, subject: Subject, instance: InstanceRecord, flow: Flow): Promise<boolean> {
  for (const place of standsAt(instance)) {
    const kind = stepOf(flow, place.stepId)?.Kind
    const isDecided = instance.state === 'FAILED' || kind === 'APPROVAL'
    if (isDecided && (await subject.decided(uow, { ...instance, ...place })).came !== 'WAITS') return true
    if (kind === 'ASSIGNMENT' && (await subject.done(uow, place.waitsFor ?? '')) !== undefined) return true
  }
  return false
}

/** Where a run stands: at one place, or with its branches. */
const standsAt = ({ fork, ...place }: InstanceRecord): Place[] => (fork === null ? [place] : placesOf(fork))

/** Where a run would go, or why it does not. */
export type Planned =
  | {
      readonly place: Step
      readonly isKept: boolean
      /** Of a run that stands at a fork, where its branches would stand. */
      readonly branches?: readonly BranchPlace[]
    }
  | { readonly whyNot: Message; readonly canChoose: boolean }

/** Where a run would go in the target, to the step of the same id or to another that is chosen; its branches go to theirs alone. */
export async function plan(
  uow: UnitOfWork,
  {
    subject,
    instance,
    target,
  }: { readonly subject: Subject; readonly instance: InstanceRecord; readonly target: Target },
  chosen?: string,
): Promise<Planned> {
  const from = await target.from(instance.versionId)
  const before = stepOf(from.flow, instance.stepId)
  const whyNot = whyNotMove({
    ...{ from: from.version, to: target.version, type: subject.type, whyOver: subject.whyOver },
    isGoingOn: await isGoingOn(uow, subject, instance, from.flow),
  })
  if (whyNot !== undefined) return { whyNot, canChoose: false }
  if (instance.fork !== null) {
    const { stepId } = instance
    const found = branchPlacesIn(from, target, { stepId, branches: instance.fork.branches })
    if ('whyNot' in found) return { ...found, canChoose: false }
    const { fork: place, branches } = found
    return { place, branches, isKept: branches.every(({ isKept }) => isKept) }
  }
  const found = placeIn(target, instance, chosen)
  if ('whyNot' in found) return { ...found, canChoose: true }
  return { ...found, isKept: instance.state === 'RUNNING' && staysAsked(before, found.place) }
}

/** What becomes of a run where it is moved to a place, by the walk that would move it. */
async function foresee(
  uow: UnitOfWork,
  {
    subject,
    instance,
    target,
  }: { readonly subject: Subject; readonly instance: InstanceRecord; readonly target: Target },
  { place, isKept, branches }: Exclude<Planned, { readonly whyNot: Message }>,
): Promise<NonNullable<Of<typeof WorkflowMove>['Then']>> {
  const askedAt = async ({ waitsFor }: Pick<Place, 'waitsFor'>) => {
    const today = waitsFor === null ? undefined : await findWork(uow, waitsFor)
    return today?.ended === null ? today.holders : []
  }
  const stands = standsAt(instance)
  const before: string[] = []
  for (const one of stands) before.push(...(await askedAt(one)))
  const shownIds = async (ids: readonly string[]) => {
    const names = await namesOf(uow, ids)
    return ids.slice(0, 50).flatMap((id) => names.get(id)?.slice(0, 200) ?? [])
  }
  if (isKept) {
    const Asked = await shownIds(before)
    return { Steps: [place.Name], State: 'WAITS', IsKept: true, Asked, Anew: [], NoLonger: [] }
  }
  const standing: Standing = { version: target.version, instance, origin: '' }
  if (branches !== undefined) {
    const after: string[] = []
    for (const [at, branch] of branches.entries())
      after.push(...(branch.isKept ? await askedAt(stands[at]!) : await subject.wouldAsk(uow, standing, branch.place)))
    return {
      ...{ Steps: [place.Name], State: 'WAITS', IsKept: false },
      Asked: await shownIds([...new Set(after)]),
      Anew: await shownIds([...new Set(after.filter((id) => !before.includes(id)))]),
      NoLonger: await shownIds([...new Set(before.filter((id) => !after.includes(id)))]),
    }
  }
  const facts = { ...(await subject.facts(uow)), outcome: null }
  const walked = await walkedFrom(target.flow, place.Id, facts)
  const last = walked.at(-1)!
  const asking = walked.flatMap(({ at, state }): Step[] => {
    const step = stepOf(target.flow, at)
    if (state === 'STUCK') return [{ Id: at, Name: at, Kind: 'APPROVAL', Next: [] }]
    return state === 'WAITS' && step !== undefined && step.Kind !== 'WAIT' ? [step] : []
  })
  const after: string[] = []
  for (const step of asking) after.push(...(await subject.wouldAsk(uow, standing, step)))
  const [only] = asking
  return {
    Steps: walked.flatMap(({ trace }) => trace.map((line) => line.step)),
    State: last.state === 'FORKS' || last.state === 'JOINS' ? 'WAITS' : last.state,
    IsKept: false,
    ...(last.end !== null && { End: last.end }),
    ...(asking.length === 1 && only?.Kind === 'APPROVAL' && { Needed: only.Needed ?? 1 }),
    Asked: await shownIds([...new Set(after)]),
    Anew: await shownIds(after.filter((id) => !before.includes(id))),
    NoLonger: await shownIds(before.filter((id) => !after.includes(id))),
  }
}

async function moveShown(
  uow: UnitOfWork,
  {
    instance,
    target,
    seen,
    context,
  }: {
    readonly instance: InstanceRecord
    readonly target: Target
    readonly seen: Shown
    readonly context: Pick<RequestContext, 'actor' | 'translate'>
  },
  chosen?: string,
): Promise<Of<typeof WorkflowMove>> {
  const { version } = await target.from(instance.versionId)
  const shown = {
    Run: instanceShown(instance, version, seen, context.actor.permissions),
    FromStepId: instance.stepId,
  }
  const subject = subjectSeen(seen)
  const planned: Planned =
    subject === undefined
      ? { whyNot: t`you do not have access to it`, canChoose: false }
      : await plan(uow, { subject, instance, target }, chosen)
  if ('whyNot' in planned)
    return { ...shown, WhyNot: await context.translate(planned.whyNot), CanChoose: planned.canChoose }
  const Then = await foresee(uow, { subject: subject!, instance, target }, planned)
  return { ...shown, StepId: planned.place.Id, CanChoose: planned.branches === undefined, Then }
}

/** A page of the runs that follow other versions of a workflow, and what becomes of each where it is moved. */
export async function movesOf(
  uow: UnitOfWork,
  versionId: string,
  window: { readonly limit: number; readonly offset: number },
  context: Pick<RequestContext, 'actor' | 'translate'>,
) {
  const target = await publishedTarget(uow, versionId)
  const others = (await versions.named(uow, target.version.name)).filter(({ id }) => id !== versionId)
  const { rows, count } = await instances.goingBy(
    uow,
    others.map(({ id }) => id),
    window,
  )
  const seen = await seenOf(uow, rows, context.actor)
  const Moves: Of<typeof WorkflowMove>[] = []
  for (const instance of rows) Moves.push(await moveShown(uow, { instance, target, seen: seen(instance), context }))
  const Places = target.flow.Steps.filter(isPlace).map(({ Id, Name, Kind }) => ({ StepId: Id, Name, Kind }))
  return { Moves, Places, count }
}

/** What becomes of one run where it is moved to a step. @throws ApiError ResourceNotFound, Forbidden, Conflict */
export async function moveOf(
  uow: UnitOfWork,
  { id, versionId, stepId }: { readonly id: string; readonly versionId: string; readonly stepId: string | undefined },
  context: Pick<RequestContext, 'actor' | 'translate'>,
): Promise<Of<typeof WorkflowMove>> {
  const { instance, seen } = await seenInstance(uow, id, context.actor)
  const target = await publishedTarget(uow, versionId)
  return moveShown(uow, { instance, target, seen, context }, stepId)
}

/** @throws ApiError ResourceNotFound, Forbidden */
async function seenInstance(uow: UnitOfWork, id: string, actor: Actor) {
  const instance = await instances.find(uow, id)
  if (instance === undefined) throw noInstance(id)
  return { instance, seen: await mustSee(uow, instance, actor) }
}

/** @throws ApiError ResourceNotFound, Conflict (documents do not follow it) */
async function publishedTarget(uow: UnitOfWork, versionId: string): Promise<Target> {
  const target = await targetOf(uow, versionId)
  if (target.version.state === 'PUBLISHED') return target
  const { name, version } = target.version
  throw new ApiError(
    'Conflict',
    t`Runs are moved to a published version only, and ${name} ${version} is not published.`,
  )
}
