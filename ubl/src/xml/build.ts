import type { DocumentType } from '../model/document-types.ts'
import { CAC, CBC, documentNamespace } from '../model/namespaces.ts'
import type { Tree, XmlAttribute, XmlElement, XmlNode } from './tree.ts'

/** What may stand in a list of children: what is absent is left out, so that a builder reads like the document. */
export type Part = XmlElement | undefined | null | false | readonly Part[]

// XML 1.0 §2.2 forbids these outright, even as references: text that a person typed must not make a file unreadable.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what this removes
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const clean = (value: string): string => value.toWellFormed().replace(forbidden, '')

const attributesOf = (values: Record<string, string | undefined>): XmlAttribute[] =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '')
    .map(([name, value]) => ({ name, value: clean(value) }))

/** A leaf such as `<cbc:ID schemeID="0088">…</cbc:ID>`; nothing at all where there is no text. */
export const leaf = (
  name: `cbc:${string}`,
  value: string | undefined,
  attributes: Record<string, string | undefined> = {},
): XmlElement | undefined =>
  value === undefined || value.trim() === ''
    ? undefined
    : { name, tag: name, attributes: attributesOf(attributes), children: [clean(value.trim())], line: 0 }

/** An element outside of UBL, as of an envelope or a payment file; text that XML forbids is left out. */
export const element = (name: string, ...children: (XmlElement | string | undefined)[]): XmlElement => ({
  name,
  tag: name,
  attributes: [],
  children: children.flatMap((child) => (child === undefined ? [] : typeof child === 'string' ? clean(child) : child)),
  line: 0,
})

/** A branch such as `<cac:Party>`; nothing at all where none of its parts is there. */
export function branch(name: `cac:${string}`, ...parts: Part[]): XmlElement | undefined {
  const children = present(parts)
  return children.length > 0 ? { name, tag: name, attributes: [], children, line: 0 } : undefined
}

export function document(type: DocumentType, ...parts: Part[]): Tree {
  const attributes = [
    { name: 'xmlns', value: documentNamespace(type) },
    { name: 'xmlns:cac', value: CAC },
    { name: 'xmlns:cbc', value: CBC },
  ]
  return { type, root: { name: type, tag: type, attributes, children: present(parts), line: 0 }, layout: 'composed' }
}

function present(parts: readonly Part[]): XmlNode[] {
  const found: XmlNode[] = []
  for (const part of parts) {
    if (isList(part)) found.push(...present(part))
    else if (part) found.push(part)
  }
  return found
}

const isList = (part: Part): part is readonly Part[] => Array.isArray(part)
