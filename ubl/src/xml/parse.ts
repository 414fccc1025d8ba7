import { t } from '../message.ts'
import { Attributes } from './attributes.ts'
import { forbiddenAt, isSpace, mayBeNamed, normalised, refuseForbidden, skipSpace, standsAt } from './characters.ts'
import type { Limits } from './limits.ts'
import { hashStart, interned, maxSharedLength, type Name, nameAt, nextHash } from './names.ts'
import { pathTo } from './path.ts'
import { afterDeclaration, aroundRoot, commentAt, instructionAt } from './prolog.ts'
import { withoutReferences } from './references.ts'
import { Refusal } from './refusal.ts'
import { Scope } from './scope.ts'
import { COMMENT, INSTRUCTION, ReadElement, type XmlAttribute, type XmlElement, type XmlNode } from './tree.ts'
import { malformed, tooDeep, tooLong, tooMany, truncated, unbound, XmlError } from './xml-error.ts'

/** The prefix that stands for each namespace in the names that code asks for, whatever a document uses. */
export type Prefixes = ReadonlyMap<string, string>

const noAttributes: readonly XmlAttribute[] = []

const NEWLINE = 10
const SPACE = 32
const BANG = 33
const AMPERSAND = 38
const SLASH = 47
const LESS = 60
const GREATER = 62
const QUESTION = 63
const BRACKET = 93

/** The white space before an indented tag, the same few strings in every document. */
const indents = Array.from({ length: 64 }, (_, spaces) => `\n${' '.repeat(spaces)}`)

/** Tells the root's local name, namespace and line, before anything below it is read; gives how elements are called. */
export type CheckRoot = (local: string, uri: string, line: number) => Prefixes

/**
 * Text to a tree, as XML 1.0 and Namespaces in XML 1.0 demand it, in one pass. Our own scanner, because a parser that
 * tells of each event costs more than all the rest of reading; saxes holds it to the standard in a test.
 * @throws Refusal
 */
export function parse(text: string, limits: Limits, checkRoot: CheckRoot): XmlElement {
  let source = text
  const parser = new Parser(limits, checkRoot)
  try {
    source = normalised(text)
    return parser.parse(source)
  } catch (error) {
    throw error instanceof XmlError ? error.refusal(source, parser.path()) : error
  }
}

class Parser {
  readonly #limits: Limits
  readonly #checkRoot: CheckRoot
  readonly #open: ReadElement[] = []
  /** Of each open element, where its children begin among the nodes. */
  readonly #bases: number[] = []
  /** Of each open element, the namespaces inside it. */
  readonly #scopes: Scope[] = []
  /** The children so far of all open elements, those of the outermost first. */
  readonly #nodes: XmlNode[] = []
  #top = 0
  #depth = 0
  #count = 0
  #prefixes: Prefixes = new Map()
  #spaces = new Map<string, Map<string, string>>()

  constructor(limits: Limits, checkRoot: CheckRoot) {
    this.#limits = limits
    this.#checkRoot = checkRoot
  }

  /** Where parsing stands: the path of the innermost open element. */
  path(): string {
    const open = this.#open.slice(0, this.#depth)
    open.forEach((element, i) => {
      element.content = this.#nodes.slice(this.#bases[i], i + 1 < this.#depth ? this.#bases[i + 1] : this.#top)
    })
    return pathTo(open)
  }

  parse(text: string): XmlElement {
    const at = aroundRoot(text, afterDeclaration(text), true, (at) => this.#another(at))
    if (at >= text.length) throw emptyOf(text)
    const { root, end } = this.#element(text, at)
    const rest = aroundRoot(text, end, false, (at) => this.#another(at))
    if (rest < text.length) throw malformed(rest, t`a document has one root element`)
    return root
  }

  /** The root, from its tag to behind its end. All that is done for each of a hundred thousand elements stands here. */
  #element(text: string, from: number): { root: XmlElement; end: number } {
    const open = this.#open
    const bases = this.#bases
    const scopes = this.#scopes
    const nodes = this.#nodes
    const length = text.length
    const outermost = new Scope()
    const tags = new Attributes(text, this.#limits.attributes, outermost)
    let scope = outermost
    let before: Name | undefined
    let line = 1 + lineEnds(text, 0, from)
    let at = from
    for (;;) {
      // Here stands a '<'.
      let opened: Name | undefined
      const code = text.charCodeAt(at + 1)
      if (code === SLASH) {
        const element = open[this.#depth - 1] as ReadElement
        const end = at + 2 + element.tag.length
        if (!standsAt(text, at + 2, element.tag)) throw crossed(text, at, element.tag)
        if (text.charCodeAt(end) === GREATER) at = end + 1
        else {
          at = afterEndTag(text, at, end, element.tag)
          line += lineEnds(text, end, at)
        }
        this.#close(element)
        if (this.#depth === 0) return { root: element, end: at }
        scope = scopes[this.#depth - 1] as Scope
      } else if (code === BANG || code === QUESTION) {
        const start = at
        at = this.#other(text, start, line)
        line += lineEnds(text, start, at)
      } else {
        const start = at
        let name = before?.next
        let end = start + 1
        if (name !== undefined && isNamed(text, end, name.written)) end += name.written.length
        else {
          let hash = hashStart
          for (let c = code; mayBeNamed(c); c = text.charCodeAt(++end)) hash = nextHash(hash, c)
          if (end === start + 1)
            throw end < length ? malformed(start, t`a < does not begin a tag`) : truncated(end, t`a tag is not closed`)
          name = nameAt(text, start + 1, end, hash)
          if (before !== undefined) before.next = name
        }
        before = name
        let attributes = noAttributes
        let isEmptyTag = false
        let inner = scope
        let within = 0
        if (text.charCodeAt(end) === GREATER) at = end + 1
        else {
          at = tags.read(end, start, scope)
          attributes = tags.list
          isEmptyTag = tags.isEmptyTag
          inner = tags.scope
          within = lineEnds(text, end, at)
        }
        this.#another(start)
        const called = name.scope === inner.id ? name.called : this.#called(name, inner, start, line)
        const element = new ReadElement(called, name.written, attributes, line)
        line += within
        nodes[this.#top++] = element
        if (this.#depth >= this.#limits.depth) throw tooDeep(start, this.#limits.depth)
        if (!isEmptyTag) {
          open[this.#depth] = element
          bases[this.#depth] = this.#top
          scopes[this.#depth++] = inner
          scope = inner
          const { text: known } = name
          if (known !== '' && standsAt(text, at, known) && text.charCodeAt(at + known.length) === LESS) {
            nodes[this.#top++] = known
            at += known.length
            continue
          }
          opened = name
        } else if (this.#depth === 0) return { root: element, end: at }
      }

      const textAt = at
      if (text.charCodeAt(at) === NEWLINE) {
        line++
        at++
        while (text.charCodeAt(at) === SPACE) at++
        const indent = text.charCodeAt(at) === LESS ? indents[at - textAt - 1] : undefined
        if (indent !== undefined) {
          this.#text(indent, textAt)
          continue
        }
      }
      const textLine = line
      let isPlain = true
      let c = 0
      for (; at < length; at++) {
        c = text.charCodeAt(at)
        if (c > GREATER) continue
        if (c === LESS) break
        if (c === AMPERSAND) isPlain = false
        else if (c < SPACE) {
          if (c === NEWLINE) line++
          else if (!isSpace(c)) throw forbiddenAt(text, at)
        } else if (
          c === GREATER &&
          at > textAt + 1 &&
          text.charCodeAt(at - 1) === BRACKET &&
          text.charCodeAt(at - 2) === BRACKET
        )
          throw malformed(at - 2, t`the text contains ]]>`)
      }
      if (at >= length) throw truncated(length, t`unclosed tag: ${(open[this.#depth - 1] as ReadElement).tag}`)
      if (at === textAt) continue
      const value = isPlain ? text.slice(textAt, at) : withoutReferences(text, textAt, at)
      if (opened !== undefined && isPlain && line === textLine && value.length <= maxSharedLength) opened.text = value
      this.#text(value, textAt)
    }
  }

  #close(element: ReadElement): void {
    const base = this.#bases[--this.#depth] as number
    const nodes = this.#nodes
    const top = this.#top
    const first = nodes[base] as XmlNode
    if (top === base + 1 && typeof first === 'string') element.content = first
    else if (top > base) element.content = nodes.slice(base, top)
    this.#top = base
  }

  /** What stands between tags and is neither text nor an element, to behind its end. */
  #other(text: string, at: number, line: number): number {
    if (text.startsWith('<![CDATA[', at)) {
      const end = text.indexOf(']]>', at + 9)
      if (end < 0) throw truncated(text.length, t`a CDATA section is not closed`)
      refuseForbidden(text, at, end)
      if (end > at + 9) this.#text(text.slice(at + 9, end), at)
      return end + 3
    }
    const isComment = text.startsWith('<!--', at)
    if (!isComment && text.charCodeAt(at + 1) === BANG) throw malformed(at, t`a <! begins neither a comment nor CDATA`)
    const { content, end } = isComment ? commentAt(text, at) : instructionAt(text, at)
    const kind = isComment ? COMMENT : INSTRUCTION
    this.#another(at)
    this.#nodes[this.#top++] = { name: kind, tag: kind, attributes: noAttributes, children: [content], line }
    return end
  }

  #text(value: string, at: number): void {
    const last = this.#top > (this.#bases[this.#depth - 1] as number) ? this.#nodes[this.#top - 1] : undefined
    const isMore = typeof last === 'string'
    const whole = isMore ? last + value : value
    if (whole.length > this.#limits.text) throw tooLong(at, this.#limits.text)
    this.#nodes[isMore ? this.#top - 1 : this.#top++] = whole
  }

  #another(at: number): void {
    if (++this.#count > this.#limits.nodes) throw tooMany(at, this.#limits.nodes)
  }

  /** 'cbc:ID' for the element ID of the basic components, whatever prefix the document has for them. */
  #called(name: Name, scope: Scope, at: number, line: number): string {
    const { prefix, local } = name
    const uri = scope.uriOf(prefix)
    if (uri === undefined || prefix === 'xmlns') throw unbound(at, prefix)
    if (this.#depth === 0) {
      this.#prefixes = this.#checkRoot(local, uri, line)
      return interned(local)
    }
    const ours = this.#prefixes.get(uri)
    if (ours === undefined) name.called = this.#foreign(uri, local)
    else if (ours !== name.calledBy) name.called = interned(`${ours}:${local}`)
    name.calledBy = ours
    name.scope = scope.id
    return name.called
  }

  /** '{uri}local' for what is not ours, made once in a document. */
  #foreign(uri: string, local: string): string {
    const names = this.#spaces.get(uri) ?? new Map<string, string>()
    if (names.size === 0) this.#spaces.set(uri, names)
    const known = names.get(local)
    if (known !== undefined) return known
    const made = interned(`{${uri}}${local}`)
    names.set(local, made)
    return made
  }
}

/** True where a whole name stands at an offset. */
const isNamed = (text: string, at: number, name: string): boolean =>
  standsAt(text, at, name) && !mayBeNamed(text.charCodeAt(at + name.length))

/** Line ends in a stretch of text; a tag has none, nearly always. */
function lineEnds(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === NEWLINE) count++
  return count
}

const emptyOf = (text: string): Error =>
  text === ''
    ? new Refusal('NOT_XML', t`The file contains no element. Send a UBL document in XML.`)
    : truncated(text.length, t`there is no element`)

// Faults are made apart from the parser: a closure in a method costs an object at each call of it.

const crossed = (text: string, at: number, tag: string): XmlError =>
  text.length < at + 2 + tag.length && tag.startsWith(text.slice(at + 2))
    ? truncated(text.length, t`unclosed tag: ${tag}`)
    : malformed(at, t`unexpected end tag, where ${tag} is open`)

/** Behind the end tag of which white space or something wrong follows the name. */
function afterEndTag(text: string, at: number, end: number, tag: string): number {
  const close = skipSpace(text, end)
  if (text.charCodeAt(close) === GREATER) return close + 1
  throw close >= text.length ? truncated(close, t`unclosed tag: ${tag}`) : crossed(text, at, tag)
}
