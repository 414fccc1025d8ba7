import { inEnglish, type Message, t } from '../message.ts'
import type { Limits } from '../xml/limits.ts'
import { Refusal, type RefusalCode } from '../xml/refusal.ts'

/** A value as it was written: a number keeps its digits ('100.00'), since no float could. */
export type JsonScalar = { readonly kind: 'text' | 'number' | 'boolean'; readonly text: string }
/** Names and values stand side by side: a map for each of a hundred thousand leaves costs more than all the rest. */
export type JsonObject = {
  readonly kind: 'object'
  readonly names: readonly string[]
  readonly values: readonly JsonValue[]
  readonly line: number
}
export type JsonList = { readonly kind: 'list'; readonly items: readonly JsonValue[] }
export type JsonValue = JsonScalar | JsonObject | JsonList

// Control characters must be escaped (RFC 8259 §7).
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this keeps out
const plainText = /"([^"\\\u0000-\u001f]*)"/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this keeps out
const anyText = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/** The largest aggregate of UBL has 70 children. Few names are compared one by one, faster than in a set. */
const maxNamesOfObject = 500

/**
 * JSON text (RFC 8259) to values, in one pass. Our own, because a document's decimals must stay as they were written,
 * a name that comes twice must not silently win, and a refusal must say the line: `JSON.parse` does none of it.
 * @throws Refusal
 */
export function scan(text: string, limits: Limits): JsonValue {
  let at = 0
  let line = 1
  let lineStart = 0
  let depth = 0
  let nodes = 0

  const refuse = (code: RefusalCode, message: (where: Message) => Message, expected?: Message) => {
    const column = at - lineStart + 1
    const found = at < text.length ? text.slice(at, at + 12) : 'the end of the file'
    const where = t`at line ${line}, column ${column}`
    return new Refusal(code, message(where), { line, column, found, expected: expected && inEnglish(expected) })
  }
  const malformed = (expected: Message): Refusal =>
    at >= text.length
      ? refuse(
          'TRUNCATED',
          (where) => t`The file is incomplete ${where}: expected ${expected}. Send the complete file.`,
          expected,
        )
      : refuse('MALFORMED', (where) => t`The JSON is not well-formed ${where}: expected ${expected}.`, expected)

  function skipSpace(): void {
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 10) {
        line++
        lineStart = at + 1
      } else if (code !== 32 && code !== 13 && code !== 9) return
    }
  }
  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) return undefined
    at = pattern.lastIndex
    return found[1] ?? found[0]
  }
  function readText(): string {
    const plain = match(plainText)
    if (plain !== undefined) return bounded(plain)
    const escaped = match(anyText)
    if (escaped === undefined) throw malformed(t`a text in double quotes`)
    return bounded(JSON.parse(escaped) as string)
  }
  function bounded(value: string): string {
    if (value.length <= limits.text) return value
    throw refuse('TEXT', (where) => t`The text ${where} is longer than ${limits.text} characters. Shorten it.`)
  }
  function enter(): void {
    // An element is a list and an object in it.
    if (++depth > 2 * limits.depth)
      throw refuse(
        'DEPTH',
        (where) => t`Elements are nested more than ${limits.depth} levels deep ${where}. Use fewer levels.`,
      )
    at++
    skipSpace()
  }
  /** Behind a member: true where another follows. */
  function goesOn(end: string): boolean {
    skipSpace()
    const next = text[at]
    if (next !== ',' && next !== end) throw malformed(t`a comma or ${end}`)
    at++
    if (next === end) depth--
    else skipSpace()
    return next === ','
  }

  function readObject(): JsonObject {
    const names: string[] = []
    const values: JsonValue[] = []
    const startLine = line
    if (++nodes > limits.nodes)
      throw refuse('NODES', (where) => t`The file has more than ${limits.nodes} elements ${where}. Split it.`)
    enter()
    if (text[at] === '}') goesOn('}')
    else
      do {
        const name = readText()
        if (names.length >= maxNamesOfObject)
          throw refuse(
            'NODES',
            (where) => t`An object has more than ${maxNamesOfObject} names ${where}, which no UBL type has.`,
          )
        if (names.includes(name))
          throw refuse(
            'DUPLICATE_NAME',
            (where) => t`The name "${name}" appears twice in one object ${where}. Use it once.`,
          )
        skipSpace()
        if (text[at] !== ':') throw malformed(t`a colon`)
        at++
        skipSpace()
        names.push(name)
        values.push(readValue())
      } while (goesOn('}'))
    return { kind: 'object', names, values, line: startLine }
  }
  function readList(): JsonList {
    const items: JsonValue[] = []
    enter()
    if (text[at] === ']') goesOn(']')
    else
      do items.push(readValue())
      while (goesOn(']'))
    return { kind: 'list', items }
  }
  function readValue(): JsonValue {
    const first = text[at]
    if (first === '{') return readObject()
    if (first === '[') return readList()
    if (first === '"') return { kind: 'text', text: readText() }
    const digits = match(number)
    if (digits !== undefined) return { kind: 'number', text: digits }
    for (const word of ['true', 'false'])
      if (text.startsWith(word, at)) {
        at += word.length
        return { kind: 'boolean', text: word }
      }
    throw text.startsWith('null', at)
      ? refuse('MALFORMED', (where) => t`There is a null ${where}. Remove it.`, t`a value`)
      : malformed(t`a value`)
  }

  skipSpace()
  const value = readValue()
  skipSpace()
  if (at < text.length) throw malformed(t`the end of the file`)
  return value
}
