import type { Of, RequisitionValidation } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { deliveryPlace } from '../legal-entities/index.ts'
import { connectionOf } from '../network/index.ts'
import { boughtOf, type Problem, problemsIn } from '../requisition-lines/index.ts'
import { isMember } from '../users/index.ts'
import type { RequisitionRecord } from './records.ts'
import { externalSystem } from './rules/actions.ts'
import { closedBudget, personProblems, placeProblem, supplierProblem } from './rules/validation.ts'

/** What stands in the way, in the reader's language. */
export async function validationOf(
  context: RequestContext,
  problems: readonly Problem[],
): Promise<Of<typeof RequisitionValidation>> {
  const Findings = await Promise.all(
    problems.map(async ({ rule, lineId, field, message, fix }) => ({
      Rule: rule,
      ...(lineId !== undefined && { LineId: lineId }),
      ...(field !== undefined && { Field: field }),
      Message: await context.translate(message),
      Fix: await context.translate(fix),
    })),
  )
  return { Valid: Findings.length === 0, Findings }
}

/** What stands between its lines and their suppliers: whom the company does not know, and who cannot be reached now. */
export async function supplierProblems(uow: UnitOfWork, { lines, properties }: RequisitionRecord): Promise<Problem[]> {
  // What another system deals with is ordered there.
  const isExternal = properties[externalSystem] !== undefined
  const bought = boughtOf(lines)
  const ids = new Set(bought.flatMap(({ SupplierConnectionId }) => SupplierConnectionId ?? []))
  const suppliers = new Map(await Promise.all([...ids].map(async (id) => [id, await connectionOf(uow, id)] as const)))
  return bought.flatMap(({ ID: lineId, SupplierConnectionId: id }) => {
    const problem = id === undefined ? undefined : supplierProblem(lineId, suppliers.get(id))
    return problem === undefined || (isExternal && problem.rule === 'CONNECTION') ? [] : [problem]
  })
}

/** Those of one rule, which has a call of its own (REQ-32, RQX-05). */
export const supplierProblemsBy = async (uow: UnitOfWork, record: RequisitionRecord, rule: 'SUPPLIER' | 'CONNECTION') =>
  (await supplierProblems(uow, record)).filter((problem) => problem.rule === rule)

/** Who asked, or for whom it is, and is not in the company any more (RQX-06). */
export async function departed(uow: UnitOfWork, { requesterId, onBehalfId }: RequisitionRecord): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const id of new Set([requesterId, onBehalfId]))
    if (id !== null && !(await isMember(uow, id)))
      problems.push(personProblems[id === requesterId ? 'asked' : 'forWhom'])
  return problems
}

/** Whether it is to be delivered where nobody is any more (RQX-04). */
export async function misplaced(uow: UnitOfWork, { deliverTo }: RequisitionRecord): Promise<Problem[]> {
  return deliverTo === null || (await deliveryPlace(uow, deliverTo)) !== undefined ? [] : [placeProblem]
}

/** What is in its way by the company’s own rules: what it says, where it goes, whose it is, and what budgets say (REQ-31). */
export const inTheWay = async (
  uow: UnitOfWork,
  record: RequisitionRecord,
  budgets: Parameters<typeof closedBudget>[0],
): Promise<Problem[]> => [
  ...problemsIn(record.lines, record.currency),
  ...(await misplaced(uow, record)),
  ...(await departed(uow, record)),
  ...closedBudget(budgets),
]

/** So many are told at once. */
const maxReported = 100

/** @throws ApiError BadRequest with every problem, each with what to do. */
export function mustBeReady(problems: readonly Problem[]): void {
  const textOf = ({ message, fix }: Problem) => t`${message} ${fix}`
  const [first] = problems
  if (first === undefined) return
  throw new ApiError('BadRequest', textOf(first), {
    fields: problems.slice(0, maxReported).map(({ lineId, field = 'Lines', ...problem }) => ({
      code: 'BadRequest',
      message: textOf(problem),
      ...(lineId !== undefined && { index: lineId }),
      details: { field },
    })),
  })
}
