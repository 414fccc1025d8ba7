import { t } from '@kontor/i18n'
import { ApiError } from '../../../platform/index.ts'
import { numberOf, type RequisitionRecord } from '../records.ts'

/** As many as the contract takes of a requisition. */
const maxLines = 1000

/** @throws ApiError Conflict where there are more lines than a requisition holds */
export function mustHold(before: RequisitionRecord, lines: readonly unknown[]): void {
  if (lines.length <= maxLines) return
  throw new ApiError(
    'Conflict',
    t`The requisition ${numberOf(before)} would have ${lines.length} lines, and ${maxLines} is the maximum: create another one.`,
  )
}
