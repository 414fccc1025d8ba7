import { sealing } from '../session/index.ts'

/** Secrets of second factors and identity providers. */
export const { seal, unseal } = sealing('kontor second factors')
