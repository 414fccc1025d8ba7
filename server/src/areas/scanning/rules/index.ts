export * from './items.ts'
export { type ReadField, readBill } from './reading/reading.ts'
export { isSameNumber, type NumberAsked, type NumberKnown } from './same-number.ts'
export { type Candidate, type Evidence, senderScore } from './sender-score.ts'
