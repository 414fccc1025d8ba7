import { IntlMessageFormat } from 'intl-messageformat'
import { kept } from './kept.ts'
import type { Direction } from './locale.ts'

/** What a message's placeholders may be filled with. Money comes formatted: as text, never as a number. */
export type Values = Record<string, string | number | bigint | boolean | Date | null | undefined>

type Part = ReturnType<IntlMessageFormat['getAst']>[number]

/** Unicode's signs around what has a direction of its own. */
const [isolate, endIsolate] = ['\u2068', '\u2069']

const literal = (value: string) => ({ type: 0, value }) as Part

/** The same message with each of its values isolated: a Latin name keeps its order among words that run from right to left. */
function isolating(parts: readonly Part[]): Part[] {
  return parts.flatMap((part): Part[] => {
    if ('options' in part) {
      const options = Object.entries(part.options).map(([name, { value, ...rest }]) => [
        name,
        { ...rest, value: isolating(value) },
      ])
      return [{ ...part, options: Object.fromEntries(options) } as Part]
    }
    return part.type === 1 ? [literal(isolate), part, literal(endIsolate)] : [part]
  })
}

const compiled = new Map<string, IntlMessageFormat>()

/** A message parsed for a language; each is parsed once. Markup is left alone: it is not this layer's business. */
const compile = (message: string, language: string, isolated: boolean): IntlMessageFormat =>
  kept(compiled, `${language}\n${isolated}\n${message}`, () => {
    const options = { ignoreTag: true }
    const parsed = new IntlMessageFormat(message, language, undefined, options)
    return isolated ? new IntlMessageFormat(isolating(parsed.getAst()), language, undefined, options) : parsed
  })

/**
 * A message with its values, as text.
 * @param isolated each value in a direction of its own, for a screen that runs from right to left
 * @throws where the message is no ICU message, or a value that it names is not given
 */
export function formatMessage(message: string, language: string, values?: Values, isolated = false): string {
  return String(compile(message, language, isolated).format(values && written(values)))
}

/** What stands beside each other in one line, parted by a point; each in its own direction where the line has another. */
export function sideBySide(parts: readonly (string | false | undefined)[], direction: Direction): string {
  const there = parts.filter((part) => part !== undefined && part !== false && part !== '')
  return there.map((part) => (direction === 'rtl' ? `${isolate}${part}${endIsolate}` : part)).join(' · ')
}

/** The library leaves out false, and makes a list of what stands around true. */
const written = (values: Values): Values =>
  Object.values(values).some((value) => typeof value === 'boolean')
    ? Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
      )
    : values
