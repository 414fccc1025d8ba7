import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo } from '../../../platform/index.ts'
import { isUuid } from '../../entries/index.ts'
import { isTeam } from '../../teams/index.ts'
import { type BranchChoices, unknownFacts } from '../../workflow-engine/index.ts'
import { mustSee, mustSeeId, seenOf, visibleAmong, whichOf } from '../../workflow-subjects/index.ts'
import { startForRequisition } from '../commands/begin-requisition.ts'
import { emitOutcome, noOutcome, queueOutcome, retryOutcome } from '../commands/emit-outcome.ts'
import { moveInstance } from '../commands/move-instance.ts'
import { noInstance, stopInstance } from '../commands/stop-instance.ts'
import { moveOf, movesOf } from '../moves/shown.ts'
import { behind, routeOf, routeShown } from '../routes.ts'
import * as instances from '../store/instances.ts'
import * as logs from '../store/logs.ts'
import * as outcomes from '../store/outcomes.ts'
import * as versions from '../store/versions.ts'
import { instanceShown, logsShown, outcomeShown } from '../views.ts'

type Origins = { readonly shell: string }

export const createRunHandlers = (
  origins: Origins,
): Pick<
  Handlers<Areas['workflow']>,
  | 'listInstanceLogs'
  | 'listDocumentLogs'
  | 'emitOutcome'
  | 'emitOutcomeLater'
  | 'listQueue'
  | 'readQueued'
  | 'retryQueued'
  | 'routeTask'
  | 'listAssignees'
  | 'listInstances'
  | 'readInstance'
  | 'stopInstance'
  | 'startForRequisition'
  | 'listMoves'
  | 'previewMove'
  | 'moveInstance'
> => ({
  listInstanceLogs: async ({ params }, context) => {
    const lines = await context.read(async (uow) => {
      const instance = await instances.find(uow, params.id)
      if (instance === undefined) throw noInstance(params.id)
      await mustSee(uow, instance, context.actor)
      return logs.ofInstance(uow, params.id)
    })
    return { Logs: await logsShown(lines, context) }
  },

  listDocumentLogs: async ({ params }, context) => {
    const lines = await context.read(async (uow) => {
      await mustSeeId(uow, params.id, context.actor)
      return logs.ofDocument(uow, params.id)
    })
    return { Logs: await logsShown(lines, context) }
  },

  emitOutcome: ({ params: { id, outcome } }, context) =>
    context.write((uow) => emitOutcome(uow, origins.shell, { documentId: id, outcome }, context.actor)),

  emitOutcomeLater: ({ params: { id, outcome } }, context) =>
    context.write(async (uow) => {
      const queued = await queueOutcome(uow, id, outcome, context.actor)
      return outcomeShown(queued, (await whichOf(uow, id)).subject, context)
    }),

  listQueue: async (_input, context) => {
    const { open, visible } = await context.read(async (uow) => {
      const open = await outcomes.open(uow)
      const ids = [...new Set(open.map(({ documentId }) => documentId))]
      return { open, visible: await visibleAmong(uow, ids, context.actor) }
    })
    const shown = open.flatMap((one) => {
      const subject = visible.get(one.documentId)
      return subject === undefined ? [] : [outcomeShown(one, subject, context)]
    })
    return { Outcomes: await Promise.all(shown) }
  },

  readQueued: async ({ params }, context) => {
    const { one, subject } = await context.read(async (uow) => {
      const one = await outcomes.find(uow, params.id)
      if (one === undefined) throw noOutcome(params.id)
      await mustSeeId(uow, one.documentId, context.actor)
      return { one, subject: (await whichOf(uow, one.documentId)).subject }
    })
    return outcomeShown(one, subject, context)
  },

  retryQueued: ({ params }, context) => context.write((uow) => retryOutcome(uow, params.id)),

  routeTask: async ({ params: { taskType }, query }, context) => {
    const facts = {
      ...unknownFacts,
      supplierGroup: query.supplierGroup ?? null,
      orderAccountingId: query.orderAccountingId ?? null,
    }
    const [first] = await context.read((uow) => routeOf(uow, taskType, facts))
    return first === undefined ? { taskType, assigneeIds: [], teamIds: [] } : routeShown(first, taskType, context)
  },

  listAssignees: ({ params: { id } }, context) =>
    context.read(async (uow) => {
      if (!isUuid(id) || !(await isTeam(uow, id)))
        throw new ApiError('ResourceNotFound', t`There is no queue ${id}: a queue is a team.`)
      return { Assignees: await behind(uow, id) }
    }),

  listInstances: ({ query: { state, limit, page } }, context) =>
    context.read(async (uow) => {
      const { rows, count } = await instances.page(uow, { state, limit, offset: page * limit })
      const seen = await seenOf(uow, rows, context.actor)
      const used = await versions.among(uow, [...new Set(rows.map(({ versionId }) => versionId))])
      const Instances = rows.map((row) =>
        instanceShown(
          row,
          used.find(({ id }) => id === row.versionId),
          seen(row),
          context.actor.permissions,
        ),
      )
      return { ...pageInfo({ limit, page }, count), Instances }
    }),

  readInstance: ({ params: { id } }, context) =>
    context.read(async (uow) => {
      const instance = await instances.find(uow, id)
      if (instance === undefined) throw noInstance(id)
      const seen = await mustSee(uow, instance, context.actor)
      const version = await versions.find(uow, instance.versionId)
      return instanceShown(instance, version, seen, context.actor.permissions)
    }),

  stopInstance: ({ params, query }, context) =>
    context.write((uow) => stopInstance(uow, origins.shell, { id: params.id, reason: query.reason }, context.actor)),

  startForRequisition: ({ params: { id, documentId, workflowName } }, context) =>
    context.write((uow) =>
      startForRequisition(uow, origins.shell, { id, requisitionId: documentId, workflowName }, context.actor),
    ),

  listMoves: ({ params: { id }, query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const { count, ...shown } = await movesOf(uow, id, { limit, offset: page * limit }, context)
      return { ...pageInfo({ limit, page }, count), ...shown }
    }),

  previewMove: ({ params: { id, versionId }, query: { stepId, branches = [] } }, context) =>
    context.read((uow) => {
      const chosen = branches.map((one) => one.split('=') as [string, string])
      return moveOf(uow, { id, versionId, stepId, branches: choices(chosen) }, context)
    }),

  moveInstance: ({ params: { id, versionId }, body: { StepId, Branches = [], FromStepId, Since } }, context) =>
    context.write((uow) =>
      moveInstance(
        uow,
        origins.shell,
        {
          ...{ id, versionId, stepId: StepId, fromStepId: FromStepId, since: Since },
          branches: choices(Branches.map((one) => [one.FromStepId, one.StepId ?? ''])),
        },
        context.actor,
      ),
    ),
})

/** A branch that is led to no step ends. */
const choices = (branches: readonly (readonly [string, string])[]): BranchChoices =>
  new Map(branches.map(([from, to]) => [from, to === '' ? null : to]))
