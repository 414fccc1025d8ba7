import { asPeppol, wrap as close, type EnvelopeHeader, enclosedFiles, unwrap as open, validateRules } from '@kontor/ubl'
import { enclosing } from './enclosed.ts'
import { readInUbl } from './parse-document.ts'
import type { Enclosed } from './parsed-document.ts'

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

/** Puts files into a document, makes it fit for Peppol and puts it into its envelope, in this thread. @throws Refusal */
export function wrap(bytes: Uint8Array, routing: Routing, files: readonly Enclosed[]): Wrapped {
  const document = readInUbl(bytes)
  const tree = asPeppol(enclosing(document, files))
  const fatal = validateRules(tree, 'peppol').filter(({ severity }) => severity === 'fatal')
  const isLost = files.length > 0 && enclosedFiles(tree).length < enclosedFiles(document).length + files.length
  return {
    envelope: close(tree, routing),
    problems: [
      ...(isLost ? [`A ${tree.type} has no room for ${files[0]?.name}: take the files off and send again.`] : []),
      ...fatal.map(({ rule, message }) => `${rule}: ${message}`),
    ],
  }
}

/** @throws Refusal */
export const unwrap = (bytes: Uint8Array): Unwrapped => open(bytes)
