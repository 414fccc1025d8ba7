import type { Messages } from './localisation.ts'
import { formatMessage } from './message.ts'

/**
 * A text and what is put into it, apart, so that it can be said in any language. The id is its English text as an ICU
 * message with numbered arguments, and its key in the catalogues, as in gettext and Lingui. An argument that is a message
 * itself is translated, too.
 */
export interface Message {
  readonly id: string
  readonly arguments: readonly (string | Message)[]
}

/** Writes a message where it is thrown or answered: t`There is no rate of ${currency}.` */
export const t = (text: TemplateStringsArray, ...values: readonly unknown[]): Message => ({
  id: idOf(text),
  arguments: values.map((value) => (isMessage(value) ? value : String(value))),
})

const ids = new WeakMap<TemplateStringsArray, string>()

/** Put together once for each place in the source: lists ask rules why not for every row. */
function idOf(text: TemplateStringsArray): string {
  const before = ids.get(text)
  if (before !== undefined) return before
  const id = text.reduce((id, next, i) => `${id}{${i - 1}}${next}`)
  ids.set(text, id)
  return id
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'arguments' in value

/** The messages of one language by their ids, and how that language writes and counts. */
export interface Catalogue {
  readonly locale: string
  readonly messages: Messages
  /** What stands in messages as an argument and is a term of ours ('a currency'); a name of somebody never is. */
  readonly terms?: Messages
}

export const english: Catalogue = { locale: 'en-US', messages: {} }

/** A message in the language of the catalogue; what that lacks stays English. A text alone is an id without arguments. */
export function translate(message: string | Message, catalogue: Catalogue): string {
  if (typeof message === 'string') return catalogue.messages[message] ?? message
  const translated = catalogue.messages[message.id]
  const values = message.arguments.map((argument) =>
    typeof argument === 'string' ? (catalogue.terms?.[argument] ?? argument) : translate(argument, catalogue),
  )
  return formatMessage(
    translated ?? message.id,
    translated === undefined ? english.locale : catalogue.locale,
    Object.fromEntries(values.entries()),
  )
}

export const inEnglish = (message: string | Message): string => translate(message, english)

/** Messages that follow one another. */
export const joinMessages = (messages: readonly Message[]): Message => ({
  id: messages.map((_, i) => `{${i}}`).join(' '),
  arguments: messages,
})

/** What comes as it is from somebody else, or is told to programs and operators alone, in English. */
export const verbatim = (text: string): Message => ({ id: '{0}', arguments: [text] })
