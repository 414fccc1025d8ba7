import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { boughtOf, totalOf } from '../requisition-lines/index.ts'
import { namesOf } from '../users/index.ts'
import { approversHere } from './approvers.ts'
import { whatBudgetsSay } from './budgets.ts'
import { askPeople } from './commands/ask-people.ts'
import { changeRequisition } from './commands/change-requisition.ts'
import type { RequisitionRecord } from './records.ts'
import { askedAmong } from './rules/approvers.ts'

/** What workflows may ask of a requisition. */
export interface RequisitionFacts {
  readonly total: string
  /** The cost centre of its lines, where they have one in common. */
  readonly costCentre: string | null
  readonly supplierIds: readonly string[]
  readonly requester: string | null
  readonly over: Message | undefined
}

/** What they may ask of each of these, in their order. */
export async function requisitionFactsOf(
  uow: UnitOfWork,
  records: readonly RequisitionRecord[],
): Promise<RequisitionFacts[]> {
  const names = await namesOf(uow, [...new Set(records.flatMap(({ requesterId }) => requesterId ?? []))])
  const facts: RequisitionFacts[] = []
  for (const record of records) {
    const bought = boughtOf(record.lines)
    const [first, ...more] = new Set(bought.flatMap(({ AccountingCostCode }) => AccountingCostCode ?? []))
    facts.push({
      total: totalOf(record.lines, record.currency),
      costCentre: more.length === 0 ? (first ?? null) : null,
      supplierIds: [...new Set(bought.flatMap(({ SupplierConnectionId }) => SupplierConnectionId ?? []))],
      requester: names.get(record.requesterId ?? '') ?? null,
      over: (await whatBudgetsSay(uow, record)).over,
    })
  }
  return facts
}

/** The same of one. */
export async function requisitionFacts(uow: UnitOfWork, record: RequisitionRecord): Promise<RequisitionFacts> {
  const [facts] = await requisitionFactsOf(uow, [record])
  return facts!
}

/** A workflow deals with it from now on: whoever was asked before is asked no more. */
export const enterWorkflow = (
  uow: UnitOfWork,
  record: RequisitionRecord,
  workflow: string,
): Promise<RequisitionRecord> =>
  changeRequisition(uow, record, { workflow, taskId: null, beside: [], decidedBy: null, decision: null })

/** Notes the step of a workflow at which a requisition waits; null: it follows none any more. */
export const noteStep = (
  uow: UnitOfWork,
  record: RequisitionRecord,
  workflow: string | null,
): Promise<RequisitionRecord> =>
  changeRequisition(uow, record, workflow === null ? { workflow, decision: null } : { workflow })

/** A task by which it waits waits no more; what was decided before stands. */
export const noLongerBy = (
  uow: UnitOfWork,
  record: RequisitionRecord,
  taskId: string | null,
): Promise<RequisitionRecord> =>
  changeRequisition(uow, record, { taskId: null, beside: record.beside.filter((id) => id !== taskId) })

/** The workflow has ended: those who decide otherwise are asked. Where nobody can, it waits until somebody is named (REQ-37). */
export async function leaveToPeople(
  uow: UnitOfWork,
  origin: string,
  record: RequisitionRecord,
  byId: string,
): Promise<void> {
  const free = await noteStep(uow, record, null)
  const { ids } = (await approversHere(uow, [free]))(free)
  if (ids.length > 0) await askPeople(uow, origin, free, ids, byId)
}

/** Whom workflows ask about these requisitions, and who decides them otherwise: looked up once, asked of each. */
export async function askedHere(uow: UnitOfWork, records: readonly RequisitionRecord[]) {
  const approversOf = await approversHere(uow, records)
  return {
    usual: (record: RequisitionRecord): readonly string[] => approversOf(record).ids,
    asked: (record: RequisitionRecord, named: readonly string[], decided: readonly string[]): readonly string[] =>
      askedAmong(approversOf(record), named, decided),
  }
}

/** Whom a workflow asks about one: see {@link askedAmong}. */
export async function whomAsked(
  uow: UnitOfWork,
  record: RequisitionRecord,
  named: readonly string[],
  decided: readonly string[],
): Promise<readonly string[]> {
  return (await askedHere(uow, [record])).asked(record, named, decided)
}
