import { sealing } from '../session/index.ts'

/** Secrets of shops, and the tokens of visits to them. */
export const { seal, unseal } = sealing('kontor punch-out')
