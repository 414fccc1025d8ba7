/** What proves a log without a server and its database. */
export { headsIn } from './heads.ts'
export type { KeptHead } from './verify.ts'
export { NoProof, type Proof, readProof, verifyProof } from './verify-proof.ts'
