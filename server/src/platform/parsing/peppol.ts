import { asPeppol, wrap as close, type EnvelopeHeader, unwrap as open, validateRules } from '@kontor/ubl'
import { readInUbl } from './read.ts'

export type Routing = Omit<EnvelopeHeader, 'documentId' | 'processId'>

/** A document in its envelope, and what of Peppol's rules it breaks. */
export interface Wrapped {
  readonly envelope: Uint8Array
  readonly problems: readonly string[]
}

export interface Unwrapped {
  readonly header: EnvelopeHeader
  readonly document: Uint8Array
}

/** Makes a document fit for Peppol and puts it into its envelope, in this thread. @throws Refusal */
export function wrap(bytes: Uint8Array, routing: Routing): Wrapped {
  const tree = asPeppol(readInUbl(bytes))
  const fatal = validateRules(tree, 'peppol').filter(({ severity }) => severity === 'fatal')
  return { envelope: close(tree, routing), problems: fatal.map(({ rule, message }) => `${rule}: ${message}`) }
}

/** @throws Refusal */
export const unwrap = (bytes: Uint8Array): Unwrapped => open(bytes)
