import { type Message, t } from '../../message.ts'
import { Refusal } from '../../xml/refusal.ts'

/** The objects of a PDF (ISO 32000-1, 7.3). Strings and names are bytes, one a character. */
export type PdfValue = null | boolean | number | string | Name | Reference | PdfValue[] | Dictionary | Stream
export type Dictionary = Map<string, PdfValue>

export class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export class Reference {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
}

export class Stream {
  readonly dictionary: Dictionary
  /** where its bytes begin in the file */
  readonly start: number
  constructor(dictionary: Dictionary, start: number) {
    this.dictionary = dictionary
    this.start = start
  }
}

const maxDepth = 64
const white = /[\0\t\n\f\r ]*(?:%[^\r\n]*[\0\t\n\f\r ]*)*/y
const number = /[+-]?(?:\d+\.?\d*|\.\d+)/y
const reference = /(\d{1,10})[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{1,20}R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const stringPart = /[^()\\]+|\\(?:[0-7]{1,3}|[\s\S])|[()]/y
const hexadecimal = /[0-9A-Fa-f\0\t\n\f\r ]*>/y
const streamStart = /stream(?:\r\n|\n|\r)/y

/** Reads objects out of a text that has a byte of the file in each character. */
export class Reader {
  readonly #text: string
  readonly #spend: () => void
  at: number

  /** `spend` is told of every value, to end what has too many. */
  constructor(text: string, at: number, spend: () => void) {
    this.#text = text
    this.at = at
    this.#spend = spend
  }

  value(depth = 0): PdfValue {
    this.#spend()
    if (depth > maxDepth) throw brokenPdf(t`an object nested more than ${maxDepth} levels deep`)
    this.#take(white)
    const text = this.#text
    const char = text[this.at]
    if (char === '/') return this.#name()
    if (char === '(') return this.#string()
    if (char === '[') return this.#array(depth)
    if (char === '<') return text[this.at + 1] === '<' ? this.#dictionary(depth) : this.#hexadecimal()
    const referred = this.#match(reference)
    if (referred) return new Reference(Number(referred[1]))
    const digits = this.#take(number)
    if (digits) return Number(digits)
    const word = this.#take(regular)
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null') return null
    throw brokenPdf(t`${JSON.stringify(text.slice(this.at, this.at + 20))} where an object is expected`)
  }

  /** The value, or the stream that begins here. */
  objectOrStream(): PdfValue {
    const value = this.value()
    if (!(value instanceof Map)) return value
    this.#take(white)
    return this.#take(streamStart) ? new Stream(value, this.at) : value
  }

  #name(): Name {
    this.at++
    const written = this.#take(regular)
    return new Name(
      written.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
  }

  #array(depth: number): PdfValue[] {
    this.at++
    const values: PdfValue[] = []
    for (;;) {
      this.#take(white)
      if (this.#text[this.at] === ']') break
      values.push(this.value(depth + 1))
    }
    this.at++
    return values
  }

  #dictionary(depth: number): Dictionary {
    this.at += 2
    const entries: Dictionary = new Map()
    for (;;) {
      this.#take(white)
      if (this.#text.startsWith('>>', this.at)) break
      if (this.#text[this.at] !== '/') throw brokenPdf(t`a dictionary with an invalid key`)
      const { name } = this.#name()
      entries.set(name, this.value(depth + 1))
    }
    this.at += 2
    return entries
  }

  #hexadecimal(): string {
    this.at++
    const digits = this.#take(hexadecimal).replace(/[^0-9A-Fa-f]/g, '')
    const pairs = digits.length % 2 ? `${digits}0` : digits
    return pairs.replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  }

  #string(): string {
    this.at++
    const parts: string[] = []
    for (let open = 1; open > 0; ) {
      const part = this.#take(stringPart)
      if (part === '') throw brokenPdf(t`a string that is not closed`)
      if (part === '(') open++
      if (part === ')') open--
      if (open > 0) parts.push(part[0] === '\\' ? unescaped(part.slice(1)) : part)
    }
    return parts.join('')
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.#text)
    if (found) this.at = pattern.lastIndex
    return found
  }

  #take = (pattern: RegExp): string => this.#match(pattern)?.[0] ?? ''
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' }

const unescaped = (code: string): string =>
  /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) & 0xff) : (escapes[code] ?? code)

export const brokenPdf = (what: Message): Refusal =>
  new Refusal('NOT_PDF', t`The PDF is damaged: it has ${what}. Create it again, or send its XML separately.`)
