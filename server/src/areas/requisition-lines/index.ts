import { defineInternalArea } from '../../platform/index.ts'

export { codingOf, newListsIn, orderedCodes } from './rules/coding.ts'
export {
  type Bought,
  type Brought,
  boughtOf,
  bySupplier,
  carried,
  entered,
  isMaster,
  type Line,
  type LineFile,
  orderLineId,
  spentOf,
  strayIn,
  totalOf,
  withBrought,
  withBundle,
  withChanged,
  withLine,
  withOffers,
  withoutLines,
} from './rules/lines.ts'

export { orderedTax, taxedOf } from './rules/taxes.ts'

/** What somebody needs, line by line: what stays of a line that is changed, what is bought, and what it comes to. */
export const area = defineInternalArea('requisitionLines', {})
