import { IntlMessageFormat } from 'intl-messageformat'
import { kept } from './kept.ts'

/** What a message's placeholders may be filled with. Money comes formatted: as text, never as a number. */
export type Values = Record<string, string | number | bigint | boolean | Date | null | undefined>

const compiled = new Map<string, IntlMessageFormat>()

/** A message parsed for a language; each is parsed once. Markup is left alone: it is not this layer's business. */
const compile = (message: string, language: string): IntlMessageFormat =>
  kept(
    compiled,
    `${language}\n${message}`,
    () => new IntlMessageFormat(message, language, undefined, { ignoreTag: true }),
  )

/**
 * A message with its values, as text.
 * @throws where the message is no ICU message, or a value that it names is not given
 */
export function formatMessage(message: string, language: string, values?: Values): string {
  return String(compile(message, language).format(values))
}
