import { defineInternalArea } from '../../platform/index.ts'

export { attachFilesOf } from './line-files.ts'
export {
  againstQuote,
  type Bought,
  type Brought,
  boughtOf,
  bySupplier,
  carried,
  codingOf,
  entered,
  fitting,
  isHeldAgainstQuote,
  isMaster,
  type Line,
  type LineFile,
  newListsIn,
  orderedCodes,
  orderedTax,
  orderLineId,
  type Problem,
  problemsIn,
  type QuoteData,
  type Quoted,
  spentOf,
  standing,
  strayIn,
  suppliedBy,
  taxedOf,
  totalOf,
  type UploadedQuote,
  whyNotSilent,
  withBrought,
  withBundle,
  withChanged,
  withLine,
  withOffers,
  withoutLines,
  withQuote,
} from './rules/index.ts'

/** What somebody needs, line by line: what stays of a line that is changed, what is bought, and what it comes to. */
export const area = defineInternalArea('requisitionLines', {})
