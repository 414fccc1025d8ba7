import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { namesOf } from '../users/index.ts'
import { approversHere } from './approvers.ts'
import { whatBudgetsSay } from './budgets.ts'
import { askPeople } from './commands/ask-people.ts'
import { change } from './commands/change.ts'
import type { RequisitionRecord } from './records.ts'
import { boughtOf, totalOf } from './rules/lines.ts'

/** What workflows may ask of a requisition. */
export interface RequisitionFacts {
  readonly total: string
  /** The cost centre of its lines, where they have one in common. */
  readonly costCentre: string | null
  readonly supplierIds: readonly string[]
  readonly requester: string | null
  readonly over: Message | undefined
}

export async function requisitionFacts(uow: UnitOfWork, record: RequisitionRecord): Promise<RequisitionFacts> {
  const bought = boughtOf(record.lines)
  const [first, ...more] = new Set(bought.flatMap(({ AccountingCostCode }) => AccountingCostCode ?? []))
  const { requesterId } = record
  return {
    total: totalOf(record.lines, record.currency),
    costCentre: more.length === 0 ? (first ?? null) : null,
    supplierIds: [...new Set(bought.flatMap(({ SupplierConnectionId }) => SupplierConnectionId ?? []))],
    requester: requesterId === null ? null : ((await namesOf(uow, [requesterId])).get(requesterId) ?? null),
    over: (await whatBudgetsSay(uow, record)).over,
  }
}

/** A workflow deals with it from now on: whoever was asked before is asked no more. */
export const enterWorkflow = (
  uow: UnitOfWork,
  record: RequisitionRecord,
  workflow: string,
): Promise<RequisitionRecord> => change(uow, record, { workflow, taskId: null, decidedBy: null, decision: null })

/** Notes the step of a workflow at which a requisition waits; null: it follows none any more. */
export const noteStep = (
  uow: UnitOfWork,
  record: RequisitionRecord,
  workflow: string | null,
): Promise<RequisitionRecord> => change(uow, record, workflow === null ? { workflow, decision: null } : { workflow })

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

/**
 * Whom a workflow asks: those whom it names, as far as they may decide it and have not yet; else those who decide requisitions
 * here; else whoever may. Nobody decides what they asked for, and nobody twice.
 */
export async function whomAsked(
  uow: UnitOfWork,
  record: RequisitionRecord,
  named: readonly string[],
  decided: readonly string[],
): Promise<readonly string[]> {
  const approvers = (await approversHere(uow, [record]))(record)
  const rest = (ids: readonly string[]) => ids.filter((id) => !decided.includes(id))
  const able = rest(approvers.able)
  const chosen = [...new Set(named)].filter((id) => able.includes(id))
  if (chosen.length > 0) return chosen
  const usual = rest(approvers.ids)
  return usual.length > 0 ? usual : able
}
