import { type RequisitionState, roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { holdBudgets } from '../../budgets/index.ts'
import { standing, totalOf } from '../../requisition-lines/index.ts'
import { completeTask, deleteTask } from '../../tasks/index.ts'
import { findWorks } from '../../work/index.ts'
import { whatBudgetsSay } from '../budgets.ts'
import { mustBeUnlocked } from '../locks.ts'
import { inTheWay, mustBeReady, supplierProblems } from '../problems.ts'
import { type Actor, byOf, held, tasksOf } from '../reader.ts'
import { numberOf, type RequisitionRecord } from '../records.ts'
import { actionTo, externalSystem, whyNotExternal, whyNotNow, whyNotThey } from '../rules/actions.ts'
import { whyNotCoded, whyNotSmall } from '../rules/validation.ts'
import * as store from '../store.ts'
import { withoutSupplier } from '../suppliers.ts'
import type { House } from '../workflows.ts'
import { askApprovers, askBuyers, goOn } from './ask-people.ts'
import { changeRequisition, tellEnded } from './change-requisition.ts'
import { recordDecision } from './settle-requisition.ts'
import { orderTask } from './spawn-orders.ts'
import { logged } from './write-requisition.ts'

/**
 * Moves a requisition on, as far as it stands for that and who acts may.
 *
 * @throws ApiError ResourceNotFound, Conflict (it stands elsewhere, or is others'), Forbidden, BadRequest (what is to be
 *   mended, or why it is refused).
 */
export async function moveRequisition(
  uow: UnitOfWork,
  house: House,
  { id, state, reason }: { readonly id: string; readonly state: RequisitionState; readonly reason: string | undefined },
  actor: Actor,
): Promise<void> {
  const before = await held(uow, id, actor)
  if (before.state === state) return
  await mustBeUnlocked(uow, before)
  const action = actionTo[state]
  const by = await byOf(uow, before, actor)
  const number = numberOf(before)
  const why = whyNotNow(action, before)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The requisition ${number} cannot become ${state}: ${why}.`, {
      details: { state: before.state },
    })
  const notThey = whyNotThey(action, before, by)
  if (notThey !== undefined)
    throw new ApiError('Forbidden', t`The requisition ${number} cannot become ${state}: ${notThey}.`)
  if (state === 'PENDING') return submit(uow, house, before, actor)
  if (state === 'ORDERED') return order(uow, before)
  if (state === 'REJECTED' && !reason?.trim()) throw unfit('reason', t`reason is missing: enter why it is declined.`)
  await endTask(uow, before, state, by)
  const givenReason = reason?.trim() || null
  if (state === 'APPROVED' || state === 'REJECTED')
    return recordDecision(uow, house.origin, before, { state, by: actor.userId, reason: givenReason })
  const record = await changeRequisition(uow, before, {
    ...{ ...standing(before, state), ...withNobody, reason: givenReason },
    ...(state === 'DRAFT' && { decidedBy: null }),
  })
  await logged(uow, record, state.toLowerCase())
  if (state === 'CANCELED') await tellEnded(uow, record.id)
}

/** It waits with nobody any more, and at no step of a workflow. */
const withNobody = { taskId: null, beside: [], workflow: null, decision: null }

/** Asks for approval: a workflow of the company decides who gives it; without one, what is small and coded is approved by itself. */
async function submit(
  uow: UnitOfWork,
  { origin, workflows }: House,
  before: RequisitionRecord,
  actor: Actor,
): Promise<void> {
  await holdBudgets(uow)
  const budgets = await whatBudgetsSay(uow, before)
  mustBeReady([...(await inTheWay(uow, before, budgets)), ...(await supplierProblems(uow, before))])
  const total = totalOf(before.lines, before.currency)
  const isExternal = before.properties[externalSystem] !== undefined
  const settings = await store.settings(uow)
  const isRouted = !isExternal && (await workflows.arePublished(uow))
  if (
    !isExternal &&
    !isRouted &&
    whyNotSmall(total, before.currency, settings) === undefined &&
    whyNotCoded(before.lines) === undefined &&
    budgets.over === undefined
  ) {
    const record = await changeRequisition(uow, before, {
      ...standing(before, 'APPROVED'),
      reason: null,
      decidedBy: null,
    })
    await logged(uow, record, 'approved', { by: 'rule', upTo: settings.AutoApproveUpTo ?? '' })
    return goOn(uow, origin, record, actor.userId)
  }
  const record = await changeRequisition(uow, before, { state: 'PENDING', reason: null, decidedBy: null })
  await logged(uow, record, 'pending')
  if (isRouted) await workflows.begin(uow, origin, record.id)
  else if (!isExternal) await askApprovers(uow, origin, record, actor.userId)
}

async function order(uow: UnitOfWork, before: RequisitionRecord): Promise<void> {
  const without = await withoutSupplier(uow, before)
  if (without.length > 0)
    throw unfit(
      'Lines',
      t`These lines have no supplier: ${without.map(({ ID }) => ID).join(', ')}. Choose one for each.`,
    )
  await uow.later(orderTask, { requisitionId: before.id })
}

/** The tasks by which it waited are over, whoever ends them; who decides it ends their own, of several that wait side by side. */
async function endTask(uow: UnitOfWork, record: RequisitionRecord, outcome: string, by: Actor): Promise<void> {
  if (outcome !== 'APPROVED' && outcome !== 'REJECTED') return dropTasks(uow, record, by)
  const open = await openTasks(uow, record)
  const own = open.find(({ holders }) => holders.includes(by.userId)) ?? open[0]
  if (own !== undefined) await completeTask(uow, own.id, outcome, by.userId, changing(by))
}

/** Nobody decides it any more. */
async function dropTasks(uow: UnitOfWork, record: RequisitionRecord, by: Actor): Promise<void> {
  for (const { id } of await openTasks(uow, record)) await deleteTask(uow, id, changing(by))
}

const openTasks = async (uow: UnitOfWork, record: RequisitionRecord) =>
  (await findWorks(uow, tasksOf(record))).filter(({ ended }) => ended === null)

/** Who ends a task by what becomes of its requisition, whoever has it. */
const changing = ({ userId, permissions }: Actor) => ({ userId, permissions, roleId: roles.companyAdmin })

/** Makes sure that somebody has it who can deal with it (REQ-37). @throws ApiError ResourceNotFound, Conflict. */
export async function ensureAssignment(uow: UnitOfWork, origin: string, id: string, actor: Actor): Promise<void> {
  const record = await held(uow, id, actor)
  // A workflow, or another system, asks whom it asks.
  if (record.workflow !== null || record.properties[externalSystem] !== undefined) return
  if ((await openTasks(uow, record)).some(({ holders }) => holders.length > 0)) return
  if (record.state === 'PENDING') await askApprovers(uow, origin, record, actor.userId)
  if (record.state === 'APPROVED' && (await withoutSupplier(uow, record)).length > 0)
    await askBuyers(uow, origin, record, actor.userId)
}

/** Tells how it stands in the other system that deals with it (F-224). @throws ApiError ResourceNotFound, Conflict. */
export async function moveExternally(
  uow: UnitOfWork,
  { id, state, reason }: { readonly id: string; readonly state: RequisitionState; readonly reason: string | undefined },
  actor: Actor,
): Promise<void> {
  const before = await held(uow, id, actor)
  const system = before.properties[externalSystem]
  if (system !== undefined && before.state === state) return
  await mustBeUnlocked(uow, before)
  const why = whyNotExternal(before, system)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The requisition ${numberOf(before)} cannot become ${state}: ${why}.`, {
      details: { state: before.state },
    })
  // Who was asked here before the other system was named is asked no more.
  await dropTasks(uow, before, actor)
  const changes = { ...standing(before, state), ...withNobody, reason: reason?.trim() || null }
  await logged(uow, await changeRequisition(uow, before, changes), state.toLowerCase())
  if (state === 'ORDERED' || state === 'CANCELED') await tellEnded(uow, before.id)
}
