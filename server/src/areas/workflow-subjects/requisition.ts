import { type Permission, roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import {
  askPeople,
  enterWorkflow,
  leaveToPeople,
  noLongerBy,
  noteStep,
  numberOf,
  type RequisitionRecord,
  requisitionFacts,
  requisitionOf,
  settleRequisition,
  tasksOf,
  titleOf,
  whomAsked,
} from '../requisitions/index.ts'
import { contextToWire, deleteTask, giveTask, takersAmong } from '../tasks/index.ts'
import { findWork, findWorks } from '../work/index.ts'
import type { Step } from '../workflow-engine/index.ts'
import { factsOfRequisition } from './facts-of-requisitions.ts'
import { namedHere } from './named.ts'
import { settles, whyLeft } from './rules/following.ts'
import type { Decided, Running, Standing, Subject, Wanted } from './subject.ts'

/** What a workflow gave, it takes back itself. */
const workflow = { userId: '', permissions: new Set<Permission>(), roleId: roles.companyAdmin }

/** A held requisition whose approval is requested, as runs know it. */
export const requisitionSubject = (record: RequisitionRecord): Subject => ({
  ...{ kind: 'REQUISITION', id: record.id, type: 'requisition', number: numberOf(record) },
  about: { type: 'message', id: null },
  path: `/#/Kontor.Buy/${record.id}`,
  whyOver: record.state === 'PENDING' ? undefined : t`the requisition is no longer awaiting approval`,
  facts: (uow) => factsOfRequisition(uow, record),
  from: async (uow) => (await requisitionFacts(uow, record)).requester,
  async began(uow, version) {
    if (record.taskId !== null) await takeBack(uow, record.taskId)
    return requisitionSubject(await enterWorkflow(uow, record, version.name))
  },
  async waitsAt(uow, step) {
    await noteStep(uow, record, step)
  },
  tag: async () => t`a requisition has no tags`,
  set: async () => t`this can only be set on documents`,
  callWebhook: async () => t`webhooks are not notified of requisitions`,
  async askApproval(uow, { origin, version, instance }, named) {
    const ids = await whomAsked(uow, record, named, instance.approvedBy)
    if (ids.length === 0) return undefined
    if (instance.waitsFor !== null) await takeBack(uow, instance.waitsFor)
    const giver = giverOf(uow, record, version.publishedBy)
    if (instance.fork === null) return askPeople(uow, origin, record, ids, giver)
    // Another branch may have asked for it in the same transaction.
    const current = (await requisitionOf(uow, record.id)) ?? record
    const open = (await findWorks(uow, current.beside)).some(({ ended }) => ended === null)
    return askPeople(uow, origin, current, ids, giver, open ? current.beside : [])
  },
  decided: (uow, instance) => decidedOf(uow, record.id, instance),
  give: (uow, standing, step) => giveRequisition(uow, record, standing, step),
  async done(uow, id) {
    return (await findWork(uow, id))?.ended === null ? undefined : 'CLOSED'
  },
  takeBack: (uow, _origin, id) => takeBack(uow, id),
  end: (uow, standing, _step, wanted) => endRequisition(uow, record.id, standing, wanted),
  async stopped(uow, { origin, version, instance }) {
    if (instance.waitsFor !== null) await takeBack(uow, instance.waitsFor)
    const current = await requisitionOf(uow, record.id)
    if (current?.state !== 'PENDING') return
    for (const id of tasksOf(current)) await takeBack(uow, id)
    await leaveToPeople(uow, origin, current, giverOf(uow, current, version.publishedBy))
  },
  async withdraw(uow, { instance }) {
    if (instance.waitsFor !== null) await takeBack(uow, instance.waitsFor)
  },
  wouldAsk: async (uow, standing, step) =>
    step.Kind === 'ASSIGNMENT'
      ? assigneesOf(uow, record, standing, step)
      : whomAsked(uow, record, await namedHere(uow, step), standing.instance.approvedBy),
  async recall(uow, { instance }) {
    if (instance.waitsFor !== null) await takeBack(uow, instance.waitsFor)
    const current = (await requisitionOf(uow, record.id)) ?? record
    return requisitionSubject(await noLongerBy(uow, current, instance.waitsFor))
  },
  moved: (uow, detail) =>
    uow.log({ kind: 'requisition.workflow_moved', objectType: 'requisition', objectId: record.id, detail }),
})

async function takeBack(uow: UnitOfWork, taskId: string): Promise<void> {
  if ((await findWork(uow, taskId))?.ended === null) await deleteTask(uow, taskId, workflow)
}

/** In whose name it is given: where whoever published the workflow has left, in that of who asked for it. */
const giverOf = (uow: UnitOfWork, { requesterId }: RequisitionRecord, publishedBy: string | null): string =>
  publishedBy ?? requesterId ?? uow.companyId

/**
 * The requisition itself tells what was decided at the step at which it waits; of several branches, the task of each does. Where all
 * who were asked in one have approved another since, it is as if one of them had approved twice: others are asked.
 */
async function decidedOf(uow: UnitOfWork, id: string, { waitsFor, approvedBy }: Running): Promise<Decided> {
  const record = await requisitionOf(uow, id)
  const { taskId, decidedBy, decision } = record ?? { taskId: null, decidedBy: null }
  if (waitsFor !== null && record?.beside.includes(waitsFor)) {
    const work = await findWork(uow, waitsFor)
    const { ended, outcome, endedBy } = work ?? { ended: null, outcome: null, endedBy: null }
    const [spent] = work?.holders.every((one) => approvedBy.includes(one)) ? work.holders : []
    if (ended === null) return spent === undefined ? { came: 'WAITS', by: null } : { came: 'ACCEPT', by: spent }
    return outcome === 'APPROVED' || outcome === 'REJECTED'
      ? { came: outcome === 'APPROVED' ? 'ACCEPT' : 'REJECT', by: endedBy }
      : { came: 'WITHDRAWN', by: null }
  }
  if (taskId !== null) return { came: 'WAITS', by: null }
  return decidedBy === null || !decision ? { came: 'WITHDRAWN', by: null } : { came: decision, by: decidedBy }
}

/** Who gets the work of a step with a requisition: those whom it names, or those who decide it where none of them can do it. */
async function assigneesOf(
  uow: UnitOfWork,
  record: RequisitionRecord,
  { instance }: Standing,
  step: Step,
): Promise<readonly string[]> {
  const named = await takersAmong(uow, await namedHere(uow, step))
  return named.length > 0 ? named : whomAsked(uow, record, [], instance.approvedBy)
}

async function giveRequisition(
  uow: UnitOfWork,
  record: RequisitionRecord,
  standing: Standing,
  step: Step,
): Promise<string | undefined> {
  const { version, origin } = standing
  const assignees = await assigneesOf(uow, record, standing, step)
  if (assignees.length === 0) return undefined
  const byId = giverOf(uow, record, version.publishedBy)
  const title = [step.Name, step.Words, await titleOf(uow, record, byId)].filter(Boolean).join(' · ')
  const given = { handler: 'Kontor.Buy', assignees: [...assignees], subjectId: record.id }
  return (await giveTask(uow, origin, { ...given, context: contextToWire({ title: title.slice(0, 1000) }) }, byId)).id
}

/** What becomes of the requisition. */
async function endRequisition(uow: UnitOfWork, id: string, { origin, version }: Standing, wanted: Wanted) {
  const record = await requisitionOf(uow, id)
  if (record?.state !== 'PENDING') return undefined
  const isOver = (await requisitionFacts(uow, record)).over !== undefined
  const becomes = settles({ wanted, decision: record.decision, isOver })
  if (becomes !== 'LEFT') {
    const { decidedBy: by, reason } = record
    await settleRequisition(uow, origin, record, { state: becomes, by, reason: becomes === 'REJECTED' ? reason : null })
    return undefined
  }
  await leaveToPeople(uow, origin, record, giverOf(uow, record, version.publishedBy))
  return whyLeft({ wanted, decision: record.decision, isOver })
}
