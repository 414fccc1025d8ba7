import { IntlMessageFormat } from 'intl-messageformat'

/** What a translation must share with the message that it translates. */
export interface MessageParts {
  /** Where in the message its own words stand, plural and select forms included. */
  words: [start: number, end: number][]
  /** The names of its values, each once, by the alphabet. */
  values: string[]
  /** The forms of each plural in it: `['=0', 'one', 'other']`. */
  plurals: string[][]
}

interface Element {
  type: number
  value: string
  location?: { start: { offset: number }; end: { offset: number } }
  options?: Record<string, { value: Element[] }>
}
const LITERAL = 0
const PLURAL = 6
/** `#`, which stands for the number of the plural around it. */
const POUND = 7

/**
 * A message taken apart, for what works on messages themselves: pseudo-translations, and the tests of translations.
 * @throws where it is no ICU message
 */
export function inspectMessage(message: string): MessageParts {
  const options = { ignoreTag: true, captureLocation: true }
  const elements = inside(new IntlMessageFormat(message, 'en', undefined, options).getAst() as Element[])
  const named = elements.filter(({ type }) => type !== LITERAL && type !== POUND)
  return {
    words: elements.flatMap(({ type, location }): [number, number][] =>
      type === LITERAL && location ? [[location.start.offset, location.end.offset]] : [],
    ),
    values: [...new Set(named.map(({ value }) => value))].toSorted(),
    plurals: named.flatMap(({ type, options }) => (type === PLURAL && options ? [Object.keys(options)] : [])),
  }
}

/** The elements in the order in which they stand, those of plural and select forms included. */
const inside = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [
    element,
    ...Object.values(element.options ?? {}).flatMap(({ value }) => inside(value)),
  ])
