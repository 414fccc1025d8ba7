export { type BilledLine, billedIn, type OrderedLine } from './links.ts'
