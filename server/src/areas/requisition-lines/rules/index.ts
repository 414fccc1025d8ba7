export { codingOf, newListsIn, orderedCodes } from './coding.ts'
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
  suppliedBy,
  totalOf,
  withBrought,
  withBundle,
  withChanged,
  withLine,
  withOffers,
  withoutLines,
} from './lines.ts'

export { type Problem, problemsIn } from './problems.ts'
export { standing } from './standing.ts'
export { orderedTax, taxedOf } from './taxes.ts'
export {
  againstQuote,
  fitting,
  isHeldAgainstQuote,
  type QuoteData,
  type Quoted,
  type UploadedQuote,
  whyNotSilent,
  withQuote,
} from './uploaded-quote.ts'
