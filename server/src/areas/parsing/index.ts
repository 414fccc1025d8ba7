import { defineInternalArea } from '../../platform/index.ts'

export { findingsIn } from './finding-words.ts'
export { parse as parseHere } from './parse-document.ts'
export type { Enclosed, Finding, Parsed, PartyNamed, Reference, Trade } from './parsed-document.ts'
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
export { documentRefusals } from './refusals.ts'
export { optionsFor } from './render-options.ts'
export { type Representation, representationOf } from './representation.ts'

/** Documents that came from outside are read in threads with limits of time and memory. */
export const area = defineInternalArea('parsing', {})
