import type { Of, WorkflowMove } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import type { Actor } from '../../requisitions/index.ts'
import { isPlace } from '../../workflow-engine/index.ts'
import { mustSee, type Shown, seenOf, subjectSeen } from '../../workflow-subjects/index.ts'
import { noInstance } from '../commands/stop-instance.ts'
import type { InstanceRecord } from '../records.ts'
import * as instances from '../store/instances.ts'
import * as versions from '../store/versions.ts'
import { instanceShown } from '../views.ts'
import { foresee } from './foresee.ts'
import { type Chosen, plan, type Target, targetOf } from './plan.ts'

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
  chosen: Chosen = {},
): Promise<Of<typeof WorkflowMove>> {
  const { version } = await target.from(instance.versionId)
  const shown = {
    Run: instanceShown(instance, version, seen, context.actor.permissions),
    FromStepId: instance.stepId,
  }
  const subject = subjectSeen(seen)
  if (subject === undefined)
    return { ...shown, WhyNot: await context.translate(t`you do not have access to it`), CanChoose: false }
  const moved = { subject, instance, target }
  const planned = await plan(uow, moved, chosen)
  const whole = { ...shown, ...(await foresee(uow, moved, planned, context)) }
  if ('whyNot' in planned)
    return { ...whole, WhyNot: await context.translate(planned.whyNot), CanChoose: planned.canChoose }
  return { ...whole, StepId: planned.place.Id, CanChoose: planned.fates === undefined }
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
  { id, versionId, ...chosen }: Chosen & { readonly id: string; readonly versionId: string },
  context: Pick<RequestContext, 'actor' | 'translate'>,
): Promise<Of<typeof WorkflowMove>> {
  const { instance, seen } = await seenInstance(uow, id, context.actor)
  const target = await publishedTarget(uow, versionId)
  return moveShown(uow, { instance, target, seen, context }, chosen)
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
