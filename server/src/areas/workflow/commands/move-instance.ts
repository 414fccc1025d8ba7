import { type Message, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import type { Actor } from '../../requisitions/index.ts'
import type { BranchChoices, Step } from '../../workflow-engine/index.ts'
import { mustSee } from '../../workflow-subjects/index.ts'
import { plan, targetOf } from '../moves/plan.ts'
import type { Line, Run } from '../run.ts'
import * as instances from '../store/instances.ts'
import * as logs from '../store/logs.ts'
import { advance, proceed } from './advance-run.ts'
import { lockRun } from './follow-run.ts'
import { moveBranches, standAt } from './move-branches.ts'
import { noInstance } from './stop-instance.ts'

export interface MovingTo {
  readonly id: string
  readonly versionId: string
  readonly stepId: string
  /** Where its branches go, where not to the step of the same id. */
  readonly branches: BranchChoices
  /** Where it stood, and since when, when it was looked at. */
  readonly fromStepId: string
  readonly since: string
}

/**
 * Moves a run to the published version of its workflow, to a step of it. Where the step asks the same of the same people, they stay
 * asked; else what was asked and nobody has decided is taken back, and the run goes on from the step. Whoever approved in the run
 * approves nothing of it again: what they decided stands with what it deals with, and with the run. So does each of its branches.
 *
 * @throws ApiError ResourceNotFound, Forbidden (what it deals with), Conflict (it has gone on since, it cannot be moved there)
 */
export async function moveInstance(uow: UnitOfWork, origin: string, moving: MovingTo, actor: Actor): Promise<void> {
  const found = await instances.find(uow, moving.id)
  if (found === undefined) throw noInstance(moving.id)
  await mustSee(uow, found, actor)
  const target = await targetOf(uow, moving.versionId)
  const run = await lockRun(uow, origin, found)
  if (run?.instance.id !== moving.id) throw refused(found.step, t`it has ended`)
  const { instance } = run
  const planned = await plan(uow, { subject: run.subject, instance, target }, moving)
  if ('whyNot' in planned) throw refused(instance.step, planned.whyNot)
  if (instance.stepId !== moving.fromStepId || instance.entered.toISOString() !== moving.since)
    throw refused(instance.step, t`it has moved on since you looked`)
  const { version, flow } = target
  const because = t`from version ${run.version.version} to version ${version.version} (${planned.place.Name})`
  const line = { step: instance.step, kind: 'MOVED', because } as const
  const detail = { instanceId: instance.id, from: run.version.id, to: version.id, step: planned.place.Id }
  await run.subject.moved(uow, { ...detail, why: `${version.name} ${run.version.version} → ${version.version}` })
  if (planned.stands !== undefined) {
    await instances.change(uow, instance.id, { versionId: version.id })
    return proceed(uow, await moveBranches(uow, { ...run, version, flow }, planned.stands, [line]))
  }
  if (planned.isKept) return keep(uow, { ...run, version }, planned.place, line)
  const subject = await run.subject.recall(uow, run)
  const changes = { versionId: version.id, state: 'RUNNING', waitsFor: null, wakes: null } as const
  await instances.change(uow, instance.id, changes)
  const moved = { subject, version, flow, instance: { ...instance, ...changes }, origin }
  await advance(uow, moved, { from: planned.place.Id, outcome: null, left: [line] })
}

/** Whoever is asked stays asked; what it waits for since it came there, it waits for as long as the new step says. */
async function keep(uow: UnitOfWork, { subject, version, instance }: Run, place: Step, line: Line): Promise<void> {
  const { step, wakes } = standAt(instance, { place })
  await instances.change(uow, instance.id, { versionId: version.id, step, wakes })
  await logs.append(uow, instance, [line])
  await subject.waitsAt(uow, place.Name)
}

const refused = (step: string, why: Message): ApiError =>
  new ApiError('Conflict', t`The run at “${step}” was not moved: ${why}.`)
