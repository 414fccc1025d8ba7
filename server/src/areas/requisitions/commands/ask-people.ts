import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { totalOf } from '../../requisition-lines/index.ts'
import { contextToWire, giveTask } from '../../tasks/index.ts'
import { namesOf } from '../../users/index.ts'
import { approversHere, buyersOf } from '../approvers.ts'
import { numberOf, type RequisitionRecord } from '../records.ts'
import { externalSystem } from '../rules/actions.ts'
import { withoutSupplier } from '../suppliers.ts'
import { changeRequisition } from './change-requisition.ts'
import { orderTask } from './spawn-orders.ts'

/** The app that shows requisitions: tasks about them lead there. */
export const handler = 'Kontor.Buy'

/** Told of whoever is asked to approve one, and not told with the rest of their day: { noticeId, userId, requisitionId, taskId }. */
export const askedByMail = 'requisitions.asked-by-mail'

/** Gives it to those who decide. @throws ApiError Conflict where nobody can. */
export async function askApprovers(
  uow: UnitOfWork,
  origin: string,
  record: RequisitionRecord,
  byId: string,
): Promise<void> {
  const { ids } = (await approversHere(uow, [record]))(record)
  if (ids.length === 0)
    throw new ApiError(
      'Conflict',
      t`Nobody can approve the requisition ${numberOf(record)}: an administrator has to name an approver.`,
    )
  await askPeople(uow, origin, record, ids, byId)
}

/**
 * Asks these people to approve it, whoever was asked before.
 *
 * @param beside the tasks that stay open beside theirs, in branches of its workflow
 * @returns their task
 */
export async function askPeople(
  uow: UnitOfWork,
  origin: string,
  record: RequisitionRecord,
  ids: readonly string[],
  byId: string,
  beside?: readonly string[],
): Promise<string> {
  return give(uow, origin, record, { ids, title: await titleOf(uow, record, byId), byId, beside })
}

/** A requisition in a few words: its number, who asks for it, what it comes to. */
export async function titleOf(uow: UnitOfWork, record: RequisitionRecord, byId: string): Promise<string> {
  const names = await namesOf(uow, [record.requesterId ?? byId])
  const total = `${totalOf(record.lines, record.currency)} ${record.currency}`
  return `${numberOf(record)} · ${names.get(record.requesterId ?? byId) ?? ''} · ${total}`
}

interface Giving {
  readonly ids: readonly string[]
  readonly title: string
  readonly byId: string
  readonly beside?: readonly string[] | undefined
}

async function give(
  uow: UnitOfWork,
  origin: string,
  record: RequisitionRecord,
  { ids, title, byId, beside }: Giving,
): Promise<string> {
  const given = { handler, assignees: [...ids], subjectId: record.id, context: contextToWire({ title }) }
  const mailedBy = { event: askedByMail, payload: { requisitionId: record.id } }
  const { id: taskId } = await giveTask(uow, origin, given, byId, record.state === 'PENDING' ? mailedBy : undefined)
  const waits = beside === undefined ? { taskId, beside: [] } : { beside: [...beside, taskId] }
  const isFirst = record.state === 'PENDING' && (beside === undefined || beside.length === 0)
  await changeRequisition(uow, record, {
    ...waits,
    ...(isFirst && { decidedBy: null, ...(beside && { decision: null }) }),
  })
  return taskId
}

/** Has what is approved ordered; where a line has no supplier yet, a buyer finds one first. */
export async function goOn(uow: UnitOfWork, origin: string, record: RequisitionRecord, byId: string): Promise<void> {
  if (record.properties[externalSystem] !== undefined) return
  if ((await withoutSupplier(uow, record)).length === 0) return uow.later(orderTask, { requisitionId: record.id })
  await askBuyers(uow, origin, record, byId)
}

/** Gives what is approved to those who find a supplier for it. */
export async function askBuyers(
  uow: UnitOfWork,
  origin: string,
  record: RequisitionRecord,
  byId: string,
): Promise<void> {
  const ids = await buyersOf(uow)
  if (ids.length > 0)
    await give(uow, origin, record, { ids, title: `${numberOf(record)} · ${record.note ?? ''}`, byId })
}
