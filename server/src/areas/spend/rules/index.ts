export { categoryOf, none } from './categories.ts'
export { type Apart, type Asked, type ComparedRow, compare } from './compare.ts'
export { monthsAfter, monthsBetween } from './months.ts'
export { counts, isSale, partsOf } from './parts.ts'
