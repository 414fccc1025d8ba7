export * from './items.ts'
export { type Candidate, type Evidence, senderScore } from './sender-score.ts'
