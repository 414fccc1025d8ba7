export * from './items.ts'
export { type ReadField, readBill } from './reading/reading.ts'
export { type Candidate, type Evidence, senderScore } from './sender-score.ts'
