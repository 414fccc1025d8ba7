import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import type { Limits } from './limits.ts'
import { pathTo } from './path.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import { COMMENT, type Growing, INSTRUCTION, type XmlAttribute, type XmlElement, type XmlNode } from './tree.ts'

/** The prefix that stands for each namespace in the names that code asks for, whatever a document uses. */
export type Prefixes = ReadonlyMap<string, string>

const noAttributes: XmlAttribute[] = []
const noChildren: XmlNode[] = []

/**
 * Text to a tree in one pass over saxes' events. `checkRoot` sees the root's local name and namespace before anything
 * below it is read, so that a foreign file costs nothing, and says how elements are called. No DOCTYPE comes here: the
 * reader has refused it.
 *
 * Six handlers and no seventh: with more, V8 turns saxes' parser into a dictionary, and it takes five times as long.
 * That is why faults are caught instead of handled, and attributes are taken from the whole tag.
 */
export function parse(
  text: string,
  rootLine: number,
  limits: Limits,
  checkRoot: (local: string, uri: string, line: number) => Prefixes,
): XmlElement {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const open: Growing[] = []
  // Where the next tag begins: what comes before it has just been told of.
  let line = 1
  let nodes = 0
  let root: XmlElement | undefined
  let name = (_uri: string, local: string): string => local

  const refuse = (code: RefusalCode, message: (where: string) => string, found?: string, expected?: string) => {
    const path = pathTo(open)
    const where = `at line ${parser.line}, column ${parser.columnIndex}${path ? `, in ${path}` : ''}`
    return new Refusal(code, message(where), { line: parser.line, column: parser.columnIndex, path, found, expected })
  }
  const append = (node: XmlNode): void => {
    const parent = open[open.length - 1]
    if (parent === undefined) return
    if (parent.children === noChildren) parent.children = [node]
    else parent.children.push(node)
  }
  const appendText = (value: string): void => {
    line = parser.line
    if (value.length > limits.text)
      throw refuse('TEXT', (where) => `The text ${where} is longer than ${limits.text} characters. Shorten it.`)
    const siblings = open[open.length - 1]?.children
    const last = siblings?.length ? siblings[siblings.length - 1] : undefined
    if (siblings && typeof last === 'string') siblings[siblings.length - 1] = last + value
    else if (value !== '') append(value)
  }
  const count = (): void => {
    if (++nodes > limits.nodes)
      throw refuse(
        'NODES',
        (where) => `The file has more than ${limits.nodes} elements and comments ${where}. Split it.`,
      )
  }
  const appendAside = (kind: string, value: string): void => {
    count()
    line = parser.line
    append({ name: kind, tag: kind, attributes: noAttributes, children: [value], line })
  }
  const attributesOf = (written: Readonly<Record<string, SaxesAttributeNS>>): XmlAttribute[] => {
    let attributes = noAttributes
    for (const key in written) {
      const { value } = written[key] as SaxesAttributeNS
      if (attributes === noAttributes) attributes = [{ name: key, value }]
      else attributes.push({ name: key, value })
    }
    if (attributes.length > limits.attributes)
      throw refuse('ATTRIBUTES', (where) => `An element has more than ${limits.attributes} attributes ${where}.`)
    return attributes
  }

  parser.on('opentag', (tag) => {
    if (open.length >= limits.depth)
      throw refuse('DEPTH', (where) => `Elements are nested deeper than ${limits.depth} ${where}. Flatten the file.`)
    count()
    const atRoot = open.length === 0
    if (atRoot) {
      line = rootLine
      name = canonicalNames(checkRoot(tag.local, tag.uri, line))
    }
    const canonical = atRoot ? tag.local : name(tag.uri, tag.local)
    const element: Growing = {
      name: canonical,
      tag: tag.name === canonical ? canonical : tag.name,
      attributes: attributesOf(tag.attributes),
      children: noChildren,
      line,
    }
    line = parser.line
    append(element)
    if (atRoot) root = element
    open.push(element)
  })
  parser.on('closetag', () => {
    line = parser.line
    open.pop()
  })
  parser.on('text', appendText)
  parser.on('cdata', appendText)
  parser.on('comment', (value) => appendAside(COMMENT, value))
  parser.on('processinginstruction', ({ target, body }) =>
    appendAside(INSTRUCTION, body ? `${target} ${body}` : target),
  )

  try {
    parser.write(text).close()
  } catch (error) {
    throw error instanceof Refusal ? error : fault((error as Error).message, refuse)
  }
  if (root === undefined) throw new Refusal('NOT_XML', 'The file holds no element. Send a UBL document in XML.')
  return root
}

/** 'cbc:ID' for (CBC, 'ID'), made once per name, so that names compare by identity and documents share them. */
function canonicalNames(prefixes: Prefixes): (uri: string, local: string) => string {
  const spaces = new Map<string, Map<string, string>>()
  return (uri, local) => {
    const names = spaces.get(uri) ?? new Map<string, string>()
    if (names.size === 0) spaces.set(uri, names)
    const known = names.get(local)
    if (known !== undefined) return known
    const prefix = prefixes.get(uri)
    const made = prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`
    names.set(local, made)
    return made
  }
}

type Refuse = (code: RefusalCode, message: (where: string) => string, found?: string, expected?: string) => Refusal

/** saxes' words for a fault, as ours. Its position prefix is cut off: the refusal carries its own. */
function fault(message: string, refuse: Refuse): Refusal {
  const said = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
  if (said.startsWith('duplicate attribute'))
    return refuse('DUPLICATE_ATTRIBUTE', (where) => `The ${said} ${where}. Write each attribute once.`, said)
  if (said.startsWith('unbound namespace prefix'))
    return refuse('NAMESPACE', (where) => `There is an ${said} ${where}. Declare it with xmlns.`, said)
  if (/must be bound|may not|undefine prefix|as prefix|malformed name/.test(said))
    return refuse('NAMESPACE', (where) => `A namespace is misused ${where}: ${said}.`, said)
  if (/entity/.test(said))
    return refuse(
      'ENTITY',
      (where) => `There is an entity ${where} that XML does not define: ${said}. Write the character itself.`,
      said,
      'amp, lt, gt, quot, apos or a character reference',
    )
  if (/^unclosed tag|^unexpected end|must contain a root/.test(said))
    return refuse('TRUNCATED', (where) => `The file ends too early ${where}: ${said}. Send it whole.`, said)
  if (/outside of root/.test(said))
    return refuse('MALFORMED', (where) => `There is text outside of the document ${where}. Remove it.`, said)
  return refuse('MALFORMED', (where) => `The XML is not well-formed ${where}: ${said}.`, said)
}
