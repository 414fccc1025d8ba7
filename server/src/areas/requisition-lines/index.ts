import { defineInternalArea } from '../../platform/index.ts'

export { attachFilesOf } from './line-files.ts'
export {
  type Bought,
  type Brought,
  boughtOf,
  bySupplier,
  carried,
  codingOf,
  entered,
  isMaster,
  type Line,
  type LineFile,
  newListsIn,
  orderedCodes,
  orderedTax,
  orderLineId,
  type Problem,
  problemsIn,
  spentOf,
  standing,
  strayIn,
  taxedOf,
  totalOf,
  withBrought,
  withBundle,
  withChanged,
  withLine,
  withOffers,
  withoutLines,
} from './rules/index.ts'

/** What somebody needs, line by line: what stays of a line that is changed, what is bought, and what it comes to. */
export const area = defineInternalArea('requisitionLines', {})
