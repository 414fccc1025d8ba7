import { CAC, CBC, documentNamespace, EXT } from '../model/namespaces.ts'
import { COMMENT, INSTRUCTION, type UblTree, type XmlElement, type XmlNode } from '../xml/tree.ts'
import { BASICS_KEY, CONTENT_KEY, DOCUMENT_KEY, EXTENSIONS_KEY, type JsonShape, namespaceKeys } from './shapes.ts'
import { attributeTerm, contentName, isBare, type Representation, representationOf } from './terms.ts'

type Prefixes = Readonly<Record<string, string>>

/**
 * A document of any UBL type as JSON text, in one of the two published representations. Decimals keep their digits
 * (`100.00` is written so, as a number), and what stands in an extension keeps its namespace in its name
 * (`{uri}local`). Comments, instructions and the white space between elements have no place in JSON.
 */
export function writeJson(tree: UblTree, shape: JsonShape = 'ubl-json'): string {
  const out: string[] = []
  const write = writer(out, shape)
  const { type, root } = tree
  out.push('{', quote(DOCUMENT_KEY), ':', quote(documentNamespace(type)))
  out.push(',', quote(namespaceKeys[shape].aggregates), ':', quote(CAC), ',', quote(BASICS_KEY), ':', quote(CBC))
  if (root.children.some((node) => typeof node !== 'string' && node.name.startsWith('ext:')))
    out.push(',', quote(EXTENSIONS_KEY), ':', quote(EXT))
  out.push(',', quote(type), ':[')
  write(root, type, {})
  out.push(']}')
  return out.join('')
}

function writer(out: string[], shape: JsonShape) {
  function writeElement(element: XmlElement, local: string, outer: Prefixes): void {
    const prefixes = inScope(element, outer)
    const representation = representationOf(local)
    let separator = '{'
    const name = (key: string): void => {
      out.push(separator, quote(key), ':')
      separator = ','
    }
    const parts = element.children.filter(isPart)
    const isLeaf = parts.every((node) => typeof node === 'string') && (parts.length > 0 || !isAggregate(element))
    if (isLeaf) {
      name(shape === 'ubl-json' ? CONTENT_KEY : contentName(representation))
      writeContent(parts.join(''), representation)
    }
    for (const attribute of element.attributes) {
      if (isDeclaration(attribute.name)) continue
      const key = expanded(attribute.name, prefixes)
      name(shape === 'ubl-json' ? key : attributeTerm(representation, key))
      out.push(quote(attribute.value))
    }
    if (!isLeaf) {
      const groups = groupsOf(parts)
      if (groups) for (const [key, elements] of groups) writeGroup(name, key, elements, prefixes)
      else writeInOrder(name, parts, prefixes)
    }
    out.push(separator === '{' ? '{}' : '}')
  }

  function writeContent(value: string, representation: Representation): void {
    out.push(isBare(representation, value) ? value : quote(value))
  }

  function writeGroup(name: (key: string) => void, key: string, elements: readonly XmlElement[], prefixes: Prefixes) {
    name(key)
    elements.forEach((element, i) => {
      out.push(i === 0 ? '[' : ',')
      writeElement(element, localOf(key), prefixes)
    })
    out.push(']')
  }

  /** What no schema of UBL allows and an extension may hold: text beside elements, or names that come back later. */
  function writeInOrder(name: (key: string) => void, parts: readonly XmlNode[], prefixes: Prefixes): void {
    name(CONTENT_KEY)
    parts.forEach((part, i) => {
      out.push(i === 0 ? '[' : ',')
      if (typeof part === 'string') out.push(quote(part))
      else {
        const key = keyOf(part)
        out.push('{', quote(key), ':[')
        writeElement(part, localOf(key), prefixes)
        out.push(']}')
      }
    })
    out.push(']')
  }

  return writeElement
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

function inScope(element: XmlElement, outer: Prefixes): Prefixes {
  let prefixes = outer
  for (const { name, value } of element.attributes)
    if (name.startsWith('xmlns:')) prefixes = { ...prefixes, [name.slice(6)]: value }
  return prefixes
}

/** An attribute's name with its namespace in full; the attributes of UBL itself have none. */
function expanded(name: string, prefixes: Prefixes): string {
  const colon = name.indexOf(':')
  if (colon < 0 || name.startsWith('xml:')) return name
  return `{${prefixes[name.slice(0, colon)] ?? ''}}${name.slice(colon + 1)}`
}

const quote = (value: string): string => JSON.stringify(value)
