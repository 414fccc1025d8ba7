import { t } from '../message.ts'
import { forbiddenAt, isSpace, mayBeNamed, skipSpace, standsAt } from './characters.ts'
import { hashStart, maxSharedLength, type Name, nameAt, nextHash } from './names.ts'
import { withoutReferences } from './references.ts'
import { Scope } from './scope.ts'
import type { XmlAttribute } from './tree.ts'
import { duplicate, malformed, truncated, unbound, XmlError } from './xml-error.ts'

const GREATER = 62
const SLASH = 47
const none: readonly XmlAttribute[] = []

/** Reads the attributes of one start tag after the other. */
export class Attributes {
  list: readonly XmlAttribute[] = none
  /** the scope inside the tag */
  scope: Scope
  isEmptyTag = false
  readonly #text: string
  readonly #maxAttributes: number
  /** the names of the list; what stands behind them is of a tag before */
  readonly #names: Name[] = []
  /** the attribute that was read last, in a list of its own, as most stand */
  #alone: readonly XmlAttribute[] = none

  constructor(text: string, maxAttributes: number, scope: Scope) {
    this.#text = text
    this.#maxAttributes = maxAttributes
    this.scope = scope
  }

  /**
   * Reads from behind the tag's name to behind its end, and gives that offset.
   * @throws XmlError
   */
  read(from: number, tagAt: number, outer: Scope): number {
    const text = this.#text
    const names = this.#names
    this.scope = outer
    this.list = none
    let several: XmlAttribute[] | undefined
    let hasPrefix = false
    let count = 0
    let at = from
    for (;;) {
      const next = skipSpace(text, at)
      const code = text.charCodeAt(next)
      if (code === GREATER || code === SLASH) {
        this.isEmptyTag = code === SLASH
        if (code === SLASH && text.charCodeAt(next + 1) !== GREATER)
          throw next + 1 < text.length ? malformed(next, t`a tag has a slash without >`) : cutOff(text)
        at = next + (code === SLASH ? 2 : 1)
        break
      }
      if (next >= text.length) throw cutOff(text)
      if (next === at) throw malformed(next, t`white space is missing before an attribute`)
      let hash = hashStart
      let end = next
      for (let c = code; mayBeNamed(c); c = text.charCodeAt(++end)) hash = nextHash(hash, c)
      if (end === next) throw malformed(next, t`${JSON.stringify(text[next])} where an attribute is expected`)
      const name = nameAt(text, next, end, hash)
      const open = this.#quoteAfter(end, name)
      at = this.#value(name, open)
      if (count === 0) this.list = this.#alone
      else if (count === 1) this.list = several = [...this.list, ...this.#alone]
      else several?.push(...this.#alone)
      names[count++] = name
      hasPrefix ||= name.prefix !== ''
      if (count > this.#maxAttributes) throw tooMany(tagAt, this.#maxAttributes)
    }
    if (count > 1) this.#refuseTwice(tagAt)
    this.#declare(tagAt)
    if (hasPrefix) this.#refuseUnbound(tagAt)
    return at
  }

  /** The offset of the quote that opens a value. */
  #quoteAfter(from: number, name: Name): number {
    const text = this.#text
    const equals = skipSpace(text, from)
    if (equals >= text.length) throw cutOff(text)
    if (text.charCodeAt(equals) !== 61) throw malformed(equals, t`the attribute ${name.written} has no value`)
    const open = skipSpace(text, equals + 1)
    if (open >= text.length) throw cutOff(text)
    const quote = text.charCodeAt(open)
    if (quote !== 34 && quote !== 39) throw malformed(open, t`the value of ${name.written} has no quotes`)
    return open
  }

  /** Reads one attribute's value, and gives the offset behind it. */
  #value(name: Name, open: number): number {
    const text = this.#text
    const quote = text.charCodeAt(open)
    const from = open + 1
    const { last } = name
    const lastValue = last?.[0]?.value
    if (lastValue !== undefined && standsAt(text, from, lastValue)) {
      const end = from + lastValue.length
      if (text.charCodeAt(end) === quote) {
        this.#alone = last as readonly XmlAttribute[]
        return end + 1
      }
    }
    let isPlain = true
    let at = from
    for (let code = text.charCodeAt(at); code !== quote; code = text.charCodeAt(++at)) {
      if (code > 60) continue
      if (code === 60) throw malformed(at, t`the value of ${name.written} contains <`)
      if (code === 38 || code === 10 || code === 9) isPlain = false
      else if (code < 32) throw forbiddenAt(text, at)
      else if (at >= text.length) throw cutOff(text)
    }
    const value = isPlain ? text.slice(from, at) : this.#normalised(from, at)
    this.#alone = [{ name: name.written, value }]
    // One that holds the other quote could end in the middle of another value.
    if (isPlain && value.length <= maxSharedLength && !/["']/.test(value)) name.last = this.#alone
    return at + 1
  }

  /** XML 1.0 §3.3.3: white space that is written is a blank, white space that is referred to stays. */
  #normalised(from: number, to: number): string {
    const text = this.#text
    let value = ''
    let done = from
    for (let at = from; at <= to; at++) {
      if (at < to && !isSpace(text.charCodeAt(at))) continue
      value += withoutReferences(text, done, at) + (at < to ? ' ' : '')
      done = at + 1
    }
    return value
  }

  #refuseTwice(at: number): void {
    const names = this.#names
    for (let i = 1; i < this.list.length; i++) {
      const { written } = names[i] as Name
      for (let j = 0; j < i; j++) if ((names[j] as Name).written === written) throw duplicate(at, written)
    }
  }

  #declare(at: number): void {
    const { list, scope: outer } = this
    for (let i = 0; i < list.length; i++) {
      const name = this.#names[i] as Name
      if (!name.isDeclaration) continue
      if (this.scope === outer) this.scope = new Scope(outer)
      this.scope.bind(name.prefix === '' ? '' : name.local, (list[i] as XmlAttribute).value, at)
    }
  }

  /** Prefixes must be bound, and no two attributes may have the same name by different prefixes. */
  #refuseUnbound(at: number): void {
    const seen = new Set<string>()
    for (const { prefix, local, isDeclaration } of this.#names.slice(0, this.list.length)) {
      if (prefix === '' || isDeclaration) continue
      const uri = this.scope.uriOf(prefix)
      if (uri === undefined) throw unbound(at, prefix)
      const full = `{${uri}}${local}`
      if (seen.has(full)) throw duplicate(at, full)
      seen.add(full)
    }
  }
}

const tooMany = (at: number, max: number): XmlError =>
  new XmlError(
    'ATTRIBUTES',
    at,
    (where) => t`An element has more than ${max} attributes ${where}.`,
    undefined,
    `at most ${max}`,
  )

const cutOff = (text: string): XmlError => truncated(text.length, t`a tag is not closed`)
