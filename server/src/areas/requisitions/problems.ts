import type { Of, RequisitionValidation } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { deliveryPlace } from '../legal-entities/index.ts'
import { connectionOf } from '../network/index.ts'
import { boughtOf } from '../requisition-lines/index.ts'
import type { RequisitionRecord } from './records.ts'
import { type Problem, placeProblem, problemsIn, supplierProblem } from './rules/validation.ts'

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

/** Which suppliers cannot be reached now. */
export async function unreachable(uow: UnitOfWork, { lines }: RequisitionRecord): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { ID: lineId, SupplierConnectionId: id } of boughtOf(lines)) {
    const problem = id === undefined ? undefined : supplierProblem(lineId, await connectionOf(uow, id))
    if (problem !== undefined) problems.push(problem)
  }
  return problems
}

/** Whether it is to be delivered where nobody is any more (RQX-04). */
export async function misplaced(uow: UnitOfWork, { deliverTo }: RequisitionRecord): Promise<Problem[]> {
  return deliverTo === null || (await deliveryPlace(uow, deliverTo)) !== undefined ? [] : [placeProblem]
}

/** What it does not say yet, and what of it is wrong. */
export const inTheWay = async (uow: UnitOfWork, record: RequisitionRecord): Promise<Problem[]> => [
  ...problemsIn(record.lines, record.currency),
  ...(await misplaced(uow, record)),
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
