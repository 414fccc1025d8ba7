import { inEnglish, type Message, t } from '../message.ts'
import { Refusal, type RefusalCode } from './refusal.ts'

/** What is wrong at an offset of a text; the parser makes a {@link Refusal} of it, with line, column and path. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
  readonly code: RefusalCode
  readonly at: number
  readonly says: (where: Message) => Message
  readonly found: string | undefined
  readonly expected: string | undefined

  constructor(code: RefusalCode, at: number, says: (where: Message) => Message, found?: string, expected?: string) {
    super(code)
    this.code = code
    this.at = at
    this.says = says
    this.found = found
    this.expected = expected
  }

  refusal(text: string, path: string): Refusal {
    const { line, column } = positionOf(text, this.at)
    const place = t`at line ${line}, column ${column}`
    const where = path ? t`${place}, in ${path}` : place
    const { code, found, expected } = this
    return new Refusal(code, this.says(where), { line, column, path, found, expected })
  }
}

export const malformed = (at: number, what: Message): XmlError =>
  new XmlError('MALFORMED', at, (where) => t`The XML is not well-formed ${where}: ${what}.`, inEnglish(what))

export const truncated = (at: number, what: Message): XmlError =>
  new XmlError(
    'TRUNCATED',
    at,
    (where) => t`The file is incomplete ${where}: ${what}. Send the complete file.`,
    inEnglish(what),
  )

export const misused = (at: number, what: Message): XmlError =>
  new XmlError('NAMESPACE', at, (where) => t`A namespace is used incorrectly ${where}: ${what}.`, inEnglish(what))

export const unbound = (at: number, prefix: string): XmlError => {
  const what = t`unbound namespace prefix: ${JSON.stringify(prefix)}`
  return new XmlError(
    'NAMESPACE',
    at,
    (where) => t`There is an ${what} ${where}. Declare it with xmlns.`,
    inEnglish(what),
  )
}

export const duplicate = (at: number, name: string): XmlError => {
  const what = t`duplicate attribute: ${name}`
  return new XmlError(
    'DUPLICATE_ATTRIBUTE',
    at,
    (where) => t`There is a ${what} ${where}. Use each attribute once.`,
    inEnglish(what),
  )
}

export const undefinedEntity = (at: number, name: string | Message): XmlError =>
  new XmlError(
    'ENTITY',
    at,
    (where) => t`There is an entity ${where} that XML does not define: ${name}. Use the character itself.`,
    inEnglish(name),
    'amp, lt, gt, quot, apos or a character reference',
  )

/** Line and column of an offset, from 1. Counted when asked: only what is refused needs it. */
function positionOf(text: string, at: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', start)) {
    line++
    start = next + 1
  }
  return { line, column: at - start + 1 }
}

export const tooLong = (at: number, maxLength: number): XmlError =>
  new XmlError('TEXT', at, (where) => t`The text ${where} is longer than ${maxLength} characters. Shorten it.`)

export const tooMany = (at: number, maxNodes: number): XmlError =>
  new XmlError('NODES', at, (where) => t`The file has more than ${maxNodes} elements and comments ${where}. Split it.`)

export const tooDeep = (at: number, depth: number): XmlError =>
  new XmlError(
    'DEPTH',
    at,
    (where) => t`Elements are nested more than ${depth} levels deep ${where}. Use fewer levels.`,
  )
