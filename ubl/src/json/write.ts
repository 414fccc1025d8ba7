import { CAC, CBC, documentNamespace, EXT } from '../model/namespaces.ts'
import { COMMENT, INSTRUCTION, type UblTree, type XmlAttribute, type XmlElement, type XmlNode } from '../xml/tree.ts'
import { BASICS_KEY, CONTENT_KEY, DOCUMENT_KEY, EXTENSIONS_KEY, type JsonShape, namespaceKeys } from './shapes.ts'
import { attributeTerm, contentName, isBare, type Representation, representationOf } from './terms.ts'

type Prefixes = Readonly<Record<string, string>>
const noPrefixes: Prefixes = {}

/**
 * A document of any UBL type as JSON text, in one of the two published representations. Decimals keep their digits
 * (`100.00` is written so, as a number), and what stands in an extension keeps its namespace in its name
 * (`{uri}local`). Comments, instructions and the white space between elements have no place in JSON.
 */
export function writeJson(tree: UblTree, shape: JsonShape = 'ubl-json'): string {
  const { type, root } = tree
  const spaces: [string, string][] = [
    [DOCUMENT_KEY, documentNamespace(type)],
    [namespaceKeys[shape].aggregates, CAC],
    [BASICS_KEY, CBC],
  ]
  if (root.children.some((node) => typeof node !== 'string' && node.name.startsWith('ext:')))
    spaces.push([EXTENSIONS_KEY, EXT])
  const declared = spaces.map(([key, uri]) => `${quote(key)}:${quote(uri)},`).join('')
  return `{${declared}${quote(type)}:[${new Writer(shape).element(root, type, noPrefixes)}]}`
}

class Writer {
  readonly #shape: JsonShape

  constructor(shape: JsonShape) {
    this.#shape = shape
  }

  element(element: XmlElement, local: string, outer: Prefixes): string {
    const { attributes, children } = element
    const [only] = children
    if (children.length === 1 && typeof only === 'string') return this.#leaf(only, attributes, local, outer)
    const parts = children.filter(isPart)
    if (parts.length > 0 ? parts.every((node) => typeof node === 'string') : !isAggregate(element))
      return this.#leaf(parts.join(''), attributes, local, outer)
    const prefixes = inScope(attributes, outer)
    const members = this.#attributes(attributes, representationOf(local), prefixes)
    const groups = groupsOf(parts)
    if (groups)
      for (const [key, elements] of groups) {
        const inner = localOf(key)
        members.push(`${quote(key)}:[${elements.map((one) => this.element(one, inner, prefixes)).join(',')}]`)
      }
    else members.push(`${quote(CONTENT_KEY)}:[${parts.map((part) => this.#inOrder(part, prefixes)).join(',')}]`)
    return `{${members.join(',')}}`
  }

  #leaf(value: string, attributes: readonly XmlAttribute[], local: string, outer: Prefixes): string {
    const representation = representationOf(local)
    const key = this.#shape === 'ubl-json' ? CONTENT_KEY : contentName(representation)
    const content = `"${key}":${isBare(representation, value) ? value : quote(value)}`
    if (attributes.length === 0) return `{${content}}`
    const members = this.#attributes(attributes, representation, inScope(attributes, outer))
    return members.length === 0 ? `{${content}}` : `{${content},${members.join(',')}}`
  }

  #attributes(attributes: readonly XmlAttribute[], representation: Representation, prefixes: Prefixes): string[] {
    const members: string[] = []
    for (const { name, value } of attributes) {
      if (isDeclaration(name)) continue
      const key = expanded(name, prefixes)
      members.push(`${quote(this.#shape === 'ubl-json' ? key : attributeTerm(representation, key))}:${quote(value)}`)
    }
    return members
  }

  /** What no schema of UBL allows and an extension may hold: text beside elements, or names that come back later. */
  #inOrder(part: XmlNode, prefixes: Prefixes): string {
    if (typeof part === 'string') return quote(part)
    const key = keyOf(part)
    return `{${quote(key)}:[${this.element(part, localOf(key), prefixes)}]}`
  }
}

/** Comments are not content, and the white space between elements is layout. */
const isPart = (node: XmlNode, _at: number, siblings: readonly XmlNode[]): boolean =>
  typeof node === 'string'
    ? /\S/.test(node) || siblings.every((one) => typeof one === 'string')
    : node.name !== COMMENT && node.name !== INSTRUCTION

/** Whether an element without any content is one that would hold elements. */
const isAggregate = ({ name }: XmlElement): boolean => name.startsWith('cac:')

/** Children by name where each name's stand together; undefined where JSON's names would lose their order. */
function groupsOf(parts: readonly XmlNode[]): Map<string, XmlElement[]> | undefined {
  const groups = new Map<string, XmlElement[]>()
  let before: string | undefined
  for (const part of parts) {
    if (typeof part === 'string') return undefined
    const key = keyOf(part)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [part])
    else if (part.name === before) group.push(part)
    else return undefined
    before = part.name
  }
  return groups
}

const keyOf = ({ name }: XmlElement): string => (name.startsWith('{') ? name : name.slice(name.indexOf(':') + 1))
const localOf = (key: string): string => key.slice(key.indexOf('}') + 1)

const isDeclaration = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:')

function inScope(attributes: readonly XmlAttribute[], outer: Prefixes): Prefixes {
  let prefixes = outer
  for (const { name, value } of attributes)
    if (name.startsWith('xmlns:')) prefixes = { ...prefixes, [name.slice(6)]: value }
  return prefixes
}

/** An attribute's name with its namespace in full; the attributes of UBL itself have none. */
function expanded(name: string, prefixes: Prefixes): string {
  const colon = name.indexOf(':')
  if (colon < 0 || name.startsWith('xml:')) return name
  return `{${prefixes[name.slice(0, colon)] ?? ''}}${name.slice(colon + 1)}`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them (RFC 8259 §7)
const special = /["\\\u0000-\u001f\ud800-\udfff]/
const quote = (value: string): string => (special.test(value) ? JSON.stringify(value) : `"${value}"`)
