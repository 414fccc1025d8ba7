import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { findWorks } from '../work/index.ts'
import { approversHere, permissionsIn } from './approvers.ts'
import { noRequisition } from './not-found.ts'
import type { RequisitionRecord } from './records.ts'
import { type By, externalSystem, isTheirs, whyNotNow, whyNotThey } from './rules/actions.ts'
import * as store from './store.ts'

/** Who acts, as far as requisitions ask. */
export type Actor = Pick<RequestContext['actor'], 'userId' | 'permissions'>

/** What stands around requisitions and decides what may be done with them: looked up once for all of a page. */
export async function aroundOf(uow: UnitOfWork, records: readonly RequisitionRecord[]) {
  const works = new Map((await findWorks(uow, records.flatMap(tasksOf))).map((work) => [work.id, work]))
  const isOpen = records.some(({ state }) => state === 'PENDING')
  const approversOf = isOpen ? await approversHere(uow, records) : undefined
  /** Those with whom it waits. */
  const holdersOf = (record: RequisitionRecord): readonly string[] => [
    ...new Set(tasksOf(record).flatMap((id) => (works.get(id)?.ended === null ? works.get(id)!.holders : []))),
  ]
  return {
    holdersOf,
    /** Who acts, as the rules see them: an approver has the task, by themselves or for somebody who is away. */
    by: (record: RequisitionRecord, { userId, permissions }: Actor): By => {
      // What another system deals with is decided there.
      const isOpen = record.state === 'PENDING' && record.properties[externalSystem] === undefined
      const approvers = isOpen ? approversOf?.(record) : undefined
      const isApprover =
        approvers?.able.includes(userId) === true &&
        // Nobody decides two branches.
        !record.beside.some((id) => works.get(id)?.endedBy === userId) &&
        // A workflow asks whom it asks, and nobody else.
        (holdersOf(record).includes(userId) || (record.workflow === null && approvers.ids.includes(userId)))
      return { userId, permissions, isApprover }
    },
  }
}

/** The tasks by which it waits, or waited beside others. */
export const tasksOf = ({ taskId, beside }: RequisitionRecord): string[] => [taskId ?? [], ...beside].flat()

/** Who acts on one requisition, as the rules see them. */
export const byOf = async (uow: UnitOfWork, record: RequisitionRecord, actor: Actor): Promise<By> =>
  (await aroundOf(uow, [record])).by(record, actor)

/** Who only asks for things sees what they asked for; buyers and those who decide see all. */
export const seesAll = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.has('requisition.manage') ||
  permissions.has('requisition.approve') ||
  !permissions.has('requisition.write')

const mustSee = (record: RequisitionRecord | undefined, id: string, actor: Actor): RequisitionRecord => {
  if (record === undefined || !(seesAll(actor) || isTheirs(record, actor.userId))) throw noRequisition(id)
  return record
}

/** @throws ApiError ResourceNotFound */
export const seen = async (uow: UnitOfWork, id: string, actor: Actor): Promise<RequisitionRecord> =>
  mustSee(await store.find(uow, id), id, actor)

/** The requisition, held until the transaction ends. @throws ApiError ResourceNotFound */
export const held = async (uow: UnitOfWork, id: string, actor: Actor): Promise<RequisitionRecord> =>
  mustSee(await store.lock(uow, id), id, actor)

/** Why a person cannot decide a requisition as it stands; undefined where they can. */
export async function whyNotDecide(uow: UnitOfWork, record: RequisitionRecord, userId: string) {
  const permissions = await permissionsIn(uow, userId)
  return whyNotNow('approve', record) ?? whyNotThey('approve', record, await byOf(uow, record, { userId, permissions }))
}
