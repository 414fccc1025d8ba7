import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { findWork } from '../work/index.ts'
import { approversOf } from './approvers.ts'
import { noRequisition } from './not-found.ts'
import { externalSystem, type RequisitionRecord } from './records.ts'
import { type By, isTheirs } from './rules.ts'
import * as store from './store.ts'

/** Who acts, as far as requisitions ask. */
export type Actor = Pick<RequestContext['actor'], 'userId' | 'permissions'>

/** Who acts, as the rules see them: an approver has the task, by themselves or for somebody who is away. */
export async function byOf(uow: UnitOfWork, record: RequisitionRecord, { userId, permissions }: Actor): Promise<By> {
  const waits = record.taskId === null ? undefined : await findWork(uow, record.taskId)
  const isApprover =
    record.state === 'PENDING' &&
    // What another system deals with is decided there.
    record.properties[externalSystem] === undefined &&
    ((waits?.holders.includes(userId) ?? false) || (await approversOf(uow, record)).ids.includes(userId))
  return { userId, permissions, isApprover }
}

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
