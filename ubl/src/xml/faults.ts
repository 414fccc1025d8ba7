import { Refusal, type RefusalCode } from './refusal.ts'

/** What is wrong at an offset of a text; the parser makes a {@link Refusal} of it, with line, column and path. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly code: RefusalCode
  readonly at: number
  readonly says: (where: string) => string
  readonly found: string | undefined
  readonly expected: string | undefined

  constructor(code: RefusalCode, at: number, says: (where: string) => string, found?: string, expected?: string) {
    super(code)
    this.code = code
    this.at = at
    this.says = says
    this.found = found
    this.expected = expected
  }

  refusal(text: string, path: string): Refusal {
    const { line, column } = positionOf(text, this.at)
    const where = `at line ${line}, column ${column}${path ? `, in ${path}` : ''}`
    const { code, found, expected } = this
    return new Refusal(code, this.says(where), { line, column, path, found, expected })
  }
}

export const malformed = (at: number, what: string): Fault =>
  new Fault('MALFORMED', at, (where) => `The XML is not well-formed ${where}: ${what}.`, what)

export const truncated = (at: number, what: string): Fault =>
  new Fault('TRUNCATED', at, (where) => `The file ends too early ${where}: ${what}. Send it whole.`, what)

export const misused = (at: number, what: string): Fault =>
  new Fault('NAMESPACE', at, (where) => `A namespace is misused ${where}: ${what}.`, what)

export const unbound = (at: number, prefix: string): Fault => {
  const what = `unbound namespace prefix: ${JSON.stringify(prefix)}`
  return new Fault('NAMESPACE', at, (where) => `There is an ${what} ${where}. Declare it with xmlns.`, what)
}

export const duplicate = (at: number, name: string): Fault => {
  const what = `duplicate attribute: ${name}`
  return new Fault('DUPLICATE_ATTRIBUTE', at, (where) => `The ${what} ${where}. Write each attribute once.`, what)
}

export const undefinedEntity = (at: number, name: string): Fault =>
  new Fault(
    'ENTITY',
    at,
    (where) => `There is an entity ${where} that XML does not define: ${name}. Write the character itself.`,
    name,
    'amp, lt, gt, quot, apos or a character reference',
  )

/** Line and column of an offset, from 1. Counted when asked: only what is refused needs it. */
export function positionOf(text: string, at: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', start)) {
    line++
    start = next + 1
  }
  return { line, column: at - start + 1 }
}
