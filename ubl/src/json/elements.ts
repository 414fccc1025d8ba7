import { t } from '../message.ts'
import { Refusal } from '../xml/refusal.ts'
import type { XmlAttribute, XmlElement, XmlNode } from '../xml/tree.ts'
import type { JsonObject, JsonValue } from './scan.ts'
import { CONTENT_KEY, extensionNames } from './shapes.ts'
import { attributeCalled, isContentName } from './terms.ts'

type Inside = { attributes: XmlAttribute[]; children: XmlNode[] }

/** What an object says of its element: scalars are its content and its attributes, lists the elements in it. */
export function elementsOf(object: JsonObject): Inside {
  const inside: Inside = { attributes: [], children: [] }
  const { names, values } = object
  for (let i = 0; i < names.length; i++) {
    const [key, value] = [names[i] as string, values[i] as JsonValue]
    if (key === CONTENT_KEY && value.kind === 'list') appendInOrder(inside.children, value.items, object)
    else if (value.kind === 'list') for (const item of value.items) inside.children.push(elementOf(key, item, object))
    else if (value.kind === 'object') inside.children.push(elementOf(key, value, object))
    else if (key === CONTENT_KEY || isContentName(key)) inside.children.push(value.text)
    else appendAttribute(inside.attributes, attributeCalled(key), value.text)
  }
  return inside
}

function appendInOrder(children: XmlNode[], items: readonly JsonValue[], parent: JsonObject): void {
  for (const item of items) {
    if (item.kind === 'object') children.push(...elementsOf(item).children)
    else if (item.kind === 'list') throw misplaced(CONTENT_KEY, parent)
    else children.push(item.text)
  }
}

function elementOf(key: string, value: JsonValue, parent: JsonObject): XmlElement {
  if (value.kind !== 'object') throw misplaced(key, parent)
  const { attributes, children: found } = elementsOf(value)
  const children = isEmptyText(found) ? [] : found
  const [uri, local] = splitName(key)
  if (!isXmlName(local)) throw misplaced(key, parent)
  if (uri !== undefined) {
    const declared = { name: 'xmlns', value: uri }
    return { name: key, tag: local, attributes: [declared, ...attributes], children, line: value.line }
  }
  const name = `${prefixOf(local, value)}:${local}`
  return { name, tag: name, attributes, children, line: value.line }
}

/** Only its content tells a basic component from an aggregate, for types beyond the model too. */
function prefixOf(local: string, { names, values }: JsonObject): 'cbc' | 'cac' | 'ext' {
  if (extensionNames.has(local)) return 'ext'
  const branch = values.findIndex(({ kind }) => kind === 'list' || kind === 'object')
  const isMixed = branch > 0 && names[branch] === CONTENT_KEY
  return values.length > 0 && (branch < 0 || isMixed) ? 'cbc' : 'cac'
}

/** The names of UBL are ASCII words; an extension's may be anything that XML takes. */
const isXmlName = (local: string): boolean =>
  /^[A-Za-z_][\w.-]*$/.test(local) || /^[\p{L}_][\p{L}\p{M}\p{N}_.·-]*$/u.test(local)

const isEmptyText = (children: readonly XmlNode[]): boolean => children.length === 1 && children[0] === ''

/** '{uri}local' in two; the names of UBL itself have no namespace with them. */
function splitName(key: string): [uri: string | undefined, local: string] {
  const end = key.startsWith('{') ? key.indexOf('}') : -1
  return end < 0 ? [undefined, key] : [key.slice(1, end), key.slice(end + 1)]
}

function appendAttribute(attributes: XmlAttribute[], key: string, value: string): void {
  const [uri, local] = splitName(key)
  if (uri === undefined) attributes.push({ name: local, value })
  else {
    const prefix = `ns${attributes.length}`
    attributes.push({ name: `xmlns:${prefix}`, value: uri }, { name: `${prefix}:${local}`, value })
  }
}

const misplaced = (key: string, { line }: JsonObject): Refusal =>
  new Refusal('MALFORMED', t`"${key}" in the object at line ${line} must be a list of objects, one per UBL element.`, {
    line,
    found: key,
    expected: 'a list of objects',
  })
