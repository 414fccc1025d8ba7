import { CAC, CBC, documentNamespace, EXT } from '../model/namespaces.ts'
import { isBlank } from '../xml/characters.ts'
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
  return `{${declared}${quote(type)}:[${new Writer(shape).document(root)}]}`
}

/** What the names of elements and attributes become, worked out once a document. */
type Called = { readonly key: string; readonly opening: string; readonly representation: Representation }

class Writer {
  readonly #shape: JsonShape
  readonly #called = new Map<string, Called>()
  /** One long text: the engine joins its pieces when somebody looks at it. */
  #out = ''

  constructor(shape: JsonShape) {
    this.#shape = shape
  }

  document(root: XmlElement): string {
    this.#element(root, this.#name(root.name), noPrefixes)
    return this.#out
  }

  #element(element: XmlElement, called: Called, outer: Prefixes): void {
    const { attributes, children } = element
    const [only] = children
    if (children.length === 1 && typeof only === 'string') {
      this.#leaf(only, attributes, called, outer)
      return
    }
    const parts = partsOf(children)
    if (parts.length > 0 ? parts.every((node) => typeof node === 'string') : !isAggregate(element)) {
      this.#leaf(parts.join(''), attributes, called, outer)
      return
    }
    const prefixes = inScope(attributes, outer)
    this.#out += '{'
    let comma = this.#attributes(attributes, called.representation, prefixes, '')
    if (!this.#standTogether(parts)) {
      this.#out += `${comma}"${CONTENT_KEY}":[`
      this.#inOrder(parts, prefixes)
      this.#out += ']}'
      return
    }
    let before: string | undefined
    for (const part of parts as readonly XmlElement[]) {
      const name = this.#name(part.name)
      if (part.name === before) this.#out += ','
      else this.#out += before === undefined ? comma + name.opening : `],${name.opening}`
      this.#element(part, name, prefixes)
      before = part.name
      comma = ','
    }
    this.#out += before === undefined ? '}' : ']}'
  }

  #leaf(value: string, attributes: readonly XmlAttribute[], { representation }: Called, outer: Prefixes): void {
    const key = this.#shape === 'ubl-json' ? CONTENT_KEY : contentName(representation)
    this.#out += `{"${key}":${isBare(representation, value) ? value : quote(value)}`
    if (attributes.length > 0) this.#attributes(attributes, representation, inScope(attributes, outer), ',')
    this.#out += '}'
  }

  /** Writes them behind a comma where there must be one; gives what the next member needs before it. */
  #attributes(
    attributes: readonly XmlAttribute[],
    representation: Representation,
    prefixes: Prefixes,
    before: '' | ',',
  ): '' | ',' {
    let comma = before
    for (const { name, value } of attributes) {
      if (isDeclaration(name)) continue
      const key = expanded(name, prefixes)
      const member = quote(this.#shape === 'ubl-json' ? key : attributeTerm(representation, key))
      this.#out += `${comma}${member}:${quote(value)}`
      comma = ','
    }
    return comma
  }

  /** What no schema of UBL allows and an extension may hold: text beside elements, or names that come back later. */
  #inOrder(parts: readonly XmlNode[], prefixes: Prefixes): void {
    let comma = ''
    for (const part of parts) {
      this.#out += comma
      comma = ','
      if (typeof part === 'string') {
        this.#out += quote(part)
        continue
      }
      const name = this.#name(part.name)
      this.#out += `{${name.opening}`
      this.#element(part, name, prefixes)
      this.#out += ']}'
    }
  }

  /** Whether each name's elements stand together; where one comes back later, JSON's names would lose the order. */
  #standTogether(parts: readonly XmlNode[]): boolean {
    const seen: string[] = []
    let more: Set<string> | undefined
    let before: string | undefined
    for (const part of parts) {
      if (typeof part === 'string') return false
      if (part.name === before) continue
      before = part.name
      const { key } = this.#name(part.name)
      if (more ? more.has(key) : seen.includes(key)) return false
      if (more) more.add(key)
      else if (seen.push(key) === maxComparedNames) more = new Set(seen)
    }
    return true
  }

  #name(name: string): Called {
    const known = this.#called.get(name)
    if (known) return known
    const key = keyOf(name)
    const made = { key, opening: `${quote(key)}:[`, representation: representationOf(localOf(key)) }
    this.#called.set(name, made)
    return made
  }
}

/** Few names are compared one by one, faster than in a set. */
const maxComparedNames = 50

/** Comments are not content, and the white space between elements is layout. */
function partsOf(children: readonly XmlNode[]): readonly XmlNode[] {
  const parts: XmlNode[] = []
  let isText = true
  for (const node of children) {
    if (typeof node !== 'string') {
      isText = false
      if (node.name !== COMMENT && node.name !== INSTRUCTION) parts.push(node)
    } else if (!isBlank(node)) parts.push(node)
  }
  return isText ? children : parts
}

/** Whether an element without any content is one that would hold elements. */
const isAggregate = ({ name }: XmlElement): boolean => name.startsWith('cac:')

const keyOf = (name: string): string => (name.startsWith('{') ? name : name.slice(name.indexOf(':') + 1))
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
