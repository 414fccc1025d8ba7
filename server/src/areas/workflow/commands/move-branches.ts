import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type BranchPlace, type Stands, type Step, stepOf, wayOn } from '../../workflow-engine/index.ts'
import type { Fork, InstanceRecord, Place } from '../records.ts'
import { type Line, placesOf, type Run } from '../run.ts'
import * as instances from '../store/instances.ts'
import * as logs from '../store/logs.ts'
import { type Came, type Going, go, placeAt } from './walk-steps.ts'

/** A run that goes on as one: from a step, or with how far a branch has come that is all that is left of it. */
export type Next = { readonly run: Run } & ({ readonly going: Going } | { readonly came: Came })

/**
 * Goes all ways of a fork at once: whoever is asked in its branches is asked at the same time.
 *
 * @returns how the run goes on; undefined where its branches wait
 */
export async function fork(uow: UnitOfWork, run: Run, step: Step, left: readonly Line[]): Promise<Next | undefined> {
  const beside = uow.newId()
  const lines = [...left]
  const places: Place[] = []
  for (const { StepId } of step.Next) {
    const branch = { ...run, instance: { ...run.instance, fork: { beside, branches: [] } } }
    const came = await go(uow, branch, { from: StepId, outcome: null, left: [] })
    lines.push(...came.lines)
    const place = placeOf(uow, came)
    if (place === undefined) {
      const begun = { ...run, instance: { ...run.instance, fork: kept(beside, places) } }
      return leave(uow, begun, { ...came, lines })
    }
    places.push(place)
  }
  return stand(uow, { ...run, instance: { ...run.instance, ...placeAt(uow, step) } }, kept(beside, places), lines)
}

/**
 * Sets the branches of a run, which follows another version already, to steps of it: what is not kept is taken back and asked anew, a
 * branch without a place ends, and one that the run had not yet begins.
 *
 * @returns as {@link fork}
 */
export async function moveBranches(
  uow: UnitOfWork,
  run: Run,
  { fork: step, places: moved }: Stands,
  left: readonly Line[],
): Promise<Next | undefined> {
  const { beside, branches } = run.instance.fork ?? { beside: '', branches: [] }
  const before = placesOf({ beside, branches })
  const isKept = (branch: number) => moved.some((one) => one.branch === branch && one.isKept)
  const stays = before.flatMap(({ waitsFor }, branch) => (isKept(branch) ? (waitsFor ?? []) : []))
  let { subject } = run
  const lines = [...left]
  for (const [branch, place] of before.entries()) {
    if (isKept(branch)) continue
    subject = await subject.recall(uow, { ...run, instance: { ...run.instance, ...place } }, stays)
    const isOpen = place.waitsFor !== null || place.wakes !== null
    if (isOpen && !moved.some((one) => one.branch === branch))
      lines.push({ step: place.step, kind: 'LEFT', because: t`the branch ended, as the run was moved` })
  }
  const instance = { ...run.instance, ...(step && placeAt(uow, step)), waitsFor: null, wakes: null }
  const going = { ...run, subject, instance }
  // Where all others ended, the last goes on alone.
  if (step === undefined)
    return { run: wholeOf(going), going: { from: moved[0]?.place.Id ?? '', outcome: null, left: lines } }
  const places = moved.flatMap(({ branch, ...one }) =>
    branch !== undefined && one.isKept ? [standAt(before[branch]!, one)] : [],
  )
  for (const [at, { place, isKept }] of moved.entries()) {
    if (isKept) continue
    const branch = { ...going, instance: { ...instance, fork: kept(beside, places) } }
    const came = await go(uow, branch, { from: place.Id, outcome: null, left: [] })
    lines.push(...came.lines)
    const stand = placeOf(uow, came)
    if (stand === undefined) return leave(uow, branch, { ...came, lines })
    places.splice(at, 0, stand)
  }
  return stand(uow, going, kept(beside, places), lines)
}

/** A branch at a step of another version: what it waits for since it came there, it waits for as long as that step says. */
export const standAt = <P extends Place>(before: P, moved: Pick<BranchPlace, 'place'>): P => {
  const { Id, Name, Kind, Hours = 0 } = moved.place
  const wakes = Kind === 'WAIT' ? new Date(before.entered.getTime() + Hours * 3_600_000) : before.wakes
  return { ...before, stepId: Id, step: Name, wakes }
}

/** Where a branch stands, waiting for somebody or at the join; undefined where it went another way. */
function placeOf(uow: UnitOfWork, came: Came): Place | undefined {
  if (came.state === 'JOINS') return placeAt(uow, came.step)
  return came.state === 'WAITS' ? came.place : undefined
}

/** Keeps how far a branch has come; the last that comes to the join has the run go on behind it. @returns as {@link fork} */
export async function moveBranch(uow: UnitOfWork, run: Run, branch: number, came: Came): Promise<Next | undefined> {
  const place = placeOf(uow, came)
  if (place === undefined) return leave(uow, run, came)
  const { beside, branches } = run.instance.fork ?? { beside: '', branches: [] }
  const places = placesOf({ beside, branches }).map((one, at) => (at === branch ? place : one))
  return stand(uow, run, kept(beside, places), came.lines)
}

/** A run at its fork: where all branches have come to the join it goes on, else it waits for them. */
async function stand(uow: UnitOfWork, run: Run, fork: Fork, lines: readonly Line[]): Promise<Next | undefined> {
  const places = placesOf(fork)
  const open = places.filter(({ stepId }) => stepOf(run.flow, stepId)?.Kind !== 'JOIN')
  const [first] = places
  if (open.length === 0 && first !== undefined) {
    const join = stepOf(run.flow, first.stepId)
    const from = (join && wayOn(join, false)) ?? ''
    return { run: wholeOf(run, first), going: { from, outcome: null, left: lines } }
  }
  await logs.append(uow, run.instance, lines)
  const step = open
    .map((place) => place.step)
    .join(' · ')
    .slice(0, 100)
  const [wakes = null] = open.flatMap((place) => place.wakes ?? []).toSorted((one, other) => +one - +other)
  // Whoever looked at it before a branch went on sees that it did.
  const entered = new Date(Math.max(...places.map((place) => place.entered.getTime())))
  const { approvedBy } = run.instance
  const at: Partial<InstanceRecord> = { fork, step, wakes, entered, approvedBy, waitsFor: null, approvals: 0 }
  const isBegun = run.branch === undefined
  await instances.change(uow, run.instance.id, isBegun ? { ...at, stepId: run.instance.stepId } : at)
  await run.subject.waitsAt(uow, step)
  return undefined
}

const kept = (beside: string, places: readonly Place[]): Fork => ({
  beside,
  branches: places.map(({ entered, wakes, ...place }) => ({
    ...{ ...place, entered: entered.toISOString(), wakes: wakes === null ? null : wakes.toISOString() },
  })),
})

/** A run that stands at one place again. */
const wholeOf = ({ branch: _, ...run }: Run, place: Partial<Place> = {}): Run => ({
  ...{ ...run, instance: { ...run.instance, ...place, fork: null } },
})

/** A branch that leaves the fork otherwise than by the join is all that is left of the run. */
async function leave(uow: UnitOfWork, run: Run, came: Came): Promise<Next> {
  const { state } = came
  const name = 'step' in came && came.step !== undefined ? came.step.Name : run.instance.step
  const because =
    state === 'ENDED' ? t`the branch beside it ended at “${name}”` : t`the branch beside it stopped at “${name}”`
  const { run: whole, lines } = await endOthers(uow, run, because)
  return { run: whole, came: { ...came, lines: [...came.lines, ...lines] } }
}

/**
 * Ends the branches beside one: what they asked of people and nobody has decided is taken back.
 *
 * @returns the run with that branch alone, and what is to be written of the others
 */
export async function endOthers(
  uow: UnitOfWork,
  run: Run,
  because: Message,
): Promise<{ readonly run: Run; readonly lines: readonly Line[] }> {
  const others = placesOf(run.instance.fork ?? { beside: '', branches: [] }).filter(
    ({ stepId }, at) => at !== run.branch && stepOf(run.flow, stepId)?.Kind !== 'JOIN',
  )
  let { subject } = run
  for (const place of others) subject = await subject.recall(uow, { ...run, instance: { ...run.instance, ...place } })
  const lines = others.map(({ step }) => ({ step, kind: 'LEFT', because }) as const)
  return { run: { ...wholeOf(run), subject }, lines }
}
