import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import {
  type BranchChoices,
  type BranchFate,
  branchPlacesIn,
  type Flow,
  placeIn,
  type Stands,
  type Step,
  staysAsked,
  stepOf,
} from '../../workflow-engine/index.ts'
import type { Subject } from '../../workflow-subjects/index.ts'
import { noVersion } from '../commands/save-version.ts'
import type { InstanceRecord, Place, VersionRecord } from '../records.ts'
import { whyNotMove } from '../rules/moving.ts'
import { placesOf } from '../run.ts'
import * as versions from '../store/versions.ts'
import { flowOf } from '../version-steps.ts'

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

/** A run that is to be moved. */
export interface Moved {
  readonly subject: Subject
  readonly instance: InstanceRecord
  readonly target: Target
}

/** What somebody chose for a run: a step for the whole of it, or steps for its branches. */
export interface Chosen {
  readonly stepId?: string | undefined
  readonly branches?: BranchChoices | undefined
}

/** Where a run would go, or why it does not; of one that goes several ways at once, with what becomes of each branch. */
export type Planned = { readonly fates?: readonly BranchFate[] } & (
  | {
      readonly place: Step
      readonly isKept: boolean
      /** Of a run that stands at a fork. */
      readonly stands?: Stands
    }
  | { readonly whyNot: Message; readonly canChoose: boolean }
)

/** Where a run would go in the target: to the step of the same id or to another that is chosen, and so each of its branches. */
export async function plan(
  uow: UnitOfWork,
  { subject, instance, target }: Moved,
  { stepId, branches = new Map() }: Chosen,
): Promise<Planned> {
  const from = await target.from(instance.versionId)
  const whyNot = whyNotMove({
    ...{ from: from.version, to: target.version, type: subject.type, whyOver: subject.whyOver },
    isGoingOn: await isGoingOn(uow, subject, instance, from.flow),
  })
  if (whyNot !== undefined) return { whyNot, canChoose: false }
  const stands = standsAt(instance)
  const stray = [...branches.keys()].find((id) => instance.fork === null || stands.every((one) => one.stepId !== id))
  if (stray !== undefined) return { whyNot: t`none of its branches is at the step ${stray}`, canChoose: false }
  if (instance.fork !== null) {
    const moved = branchPlacesIn(from, target, { ...instance.fork, stepId: instance.stepId }, branches)
    const { fates, stands } = moved
    if (stands === undefined) return { fates, whyNot: moved.whyNot, canChoose: false }
    const isKept = stands.fork !== undefined && stands.places.every((one) => one.isKept) && !hasEnded(fates)
    return { fates, stands, place: stands.fork ?? stands.places[0]!.place, isKept }
  }
  const found = placeIn(target, instance, stepId)
  if ('whyNot' in found) return { ...found, canChoose: true }
  const before = stepOf(from.flow, instance.stepId)
  return { ...found, isKept: instance.state === 'RUNNING' && staysAsked(before, found.place) }
}

const hasEnded = (fates: readonly BranchFate[]) => fates.some((fate) => 'becomes' in fate && fate.becomes === 'ENDS')

/** Where a run stands: at one place, or with its branches. */
export const standsAt = ({ fork, ...place }: InstanceRecord): Place[] => (fork === null ? [place] : placesOf(fork))

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
