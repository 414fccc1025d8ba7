import { defineInternalArea } from '../../platform/index.ts'

export type { Enclosed, Finding, Parsed, PartyNamed, Reference, Trade } from './parsed.ts'
export {
  asUbl,
  enclosedIn,
  parse,
  readCatalogue,
  readSheet,
  readStatement,
  readTrade,
  readTrades,
  typeset,
  unwrap,
  wrap,
} from './parsing.ts'
export type { Unwrapped, Wrapped } from './peppol.ts'
export { parse as parseHere } from './read.ts'
export { optionsFor } from './reader.ts'
export { documentRefusals } from './refusals.ts'
export { type Representation, representationOf } from './representation.ts'
export { findingsIn } from './words.ts'

/** Documents that came from outside are read in threads with limits of time and memory. */
export const area = defineInternalArea('parsing', {})
