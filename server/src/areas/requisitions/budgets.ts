import type { Message } from '@kontor/i18n'
import { dayInUtc, type UnitOfWork } from '../../platform/index.ts'
import { freeBudgets, type Spending, spendingOf, useBudgets, whyClosed, whyOver } from '../budgets/index.ts'
import { spentOf } from '../requisition-lines/index.ts'
import { numberOf, type RequisitionRecord } from './records.ts'
import { externalSystem } from './rules/actions.ts'
import * as store from './store.ts'

/** In whose period it falls: when things are needed, else when they were asked for. */
const dayOf = ({ neededBy, created }: RequisitionRecord): string => neededBy ?? dayInUtc(created)

/** By what it uses budgets as it stands; once it is ordered, its orders do. */
function kindOf({ state, properties }: RequisitionRecord) {
  if (state === 'PENDING') return 'REQUESTED'
  if (state === 'APPROVED') return 'APPROVED'
  return state === 'ORDERED' && properties[externalSystem] !== undefined ? 'ORDERED' : undefined
}

/** Notes what a requisition uses of budgets now; not for whom, as people may be forgotten. */
export async function noteUse(uow: UnitOfWork, record: RequisitionRecord): Promise<void> {
  const { id: subjectId, currency } = record
  const kind = kindOf(record)
  if (kind === undefined) return freeBudgets(uow, subjectId)
  await useBudgets(uow, {
    ...{ subjectId, kind, number: numberOf(record), title: record.note, day: dayOf(record), currency },
    lines: spentOf(record.lines, currency),
  })
}

/** What it asks for itself; once it is ordered, its orders have used that. */
async function spendingIn(uow: UnitOfWork, record: RequisitionRecord): Promise<Spending[]> {
  const orders = record.state === 'ORDERED' ? await store.ordersOf(uow, record.id) : []
  return spendingOf(uow, {
    subjectIds: [record.id, ...orders.map(({ orderId }) => orderId)],
    ...{ day: dayOf(record), currency: record.currency, lines: spentOf(record.lines, record.currency) },
  })
}

/** What budgets say of a requisition: why it is not approved by itself, and why nobody can ask for it at all. */
export async function whatBudgetsSay(
  uow: UnitOfWork,
  record: RequisitionRecord,
): Promise<{ readonly over: Message | undefined; readonly closed: Message | undefined }> {
  const spending = await spendingIn(uow, record)
  const first = (why: (one: Spending) => Message | undefined) =>
    spending.map(why).find((message) => message !== undefined)
  return {
    over: first(({ budget, asked }) => whyOver(budget, asked)),
    closed: first(({ budget }) => whyClosed(budget)),
  }
}
