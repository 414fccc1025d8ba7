import { t } from '../message.ts'
import type { Limits } from '../xml/limits.ts'
import type { Prefixes } from '../xml/parse.ts'
import { readAs } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import type { XmlElement } from '../xml/tree.ts'

/** Names of cXML have no namespace; code asks for them as `c:Header`. */
const prefixes: Prefixes = new Map([['', 'c']])

/**
 * The DOCTYPE that every cXML has: a system id, and nothing of its own. It is taken off before anything is parsed, and nothing
 * is fetched; any other DOCTYPE is refused as in every file.
 */
const bareDoctype =
  /^(\s{0,100}(?:<\?xml[^>]{0,400}\?>)?\s{0,100})<!DOCTYPE\s{1,100}cXML\s{1,100}SYSTEM\s{1,100}(?:"[^"<>[\]]{0,400}"|'[^'<>[\]]{0,400}')\s{0,100}>/

export const withoutDoctype = (text: string): string => text.replace(bareDoctype, '$1')

/** A cXML as its root. @throws Refusal where it is none */
export function readCxml(bytes: Uint8Array, limits: Partial<Limits> = {}): XmlElement {
  return readAs(onlyCxml, () => prefixes, bytes, limits, withoutDoctype).root
}

function onlyCxml(local: string, uri: string): 'cXML' {
  if (local === 'cXML' && uri === '') return local
  throw new Refusal('NOT_UBL', t`The file is no cXML message: its root element is ${local}.`, { expected: 'cXML' })
}
