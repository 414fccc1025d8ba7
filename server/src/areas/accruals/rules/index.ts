export { type DatedBill, type Movement, movementsOf } from './movements.ts'
export { ever, type Span, spansOf } from './spans.ts'
export { type Apart, addedUp, type Sum } from './sums.ts'
