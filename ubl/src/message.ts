/**
 * A text and what is put into it, apart, so that it can be said in another language: '{0} has no {1}.' with `cac:Party`
 * and `cbc:EndpointID`. The id is its English text as an ICU message, and its key in the catalogues. An argument that is
 * a message itself ('at line {0}') is translated, too, and in a finding one that is a term of ours ('a currency').
 */
export type Message = { readonly id: string; readonly arguments: readonly (string | Message)[] }

/** Writes a message with arguments: t`${name} is empty.` */
export const t = (text: TemplateStringsArray, ...values: readonly unknown[]): Message => ({
  id: idOf(text),
  arguments: values.map((value) => (isMessage(value) ? value : String(value))),
})

const ids = new WeakMap<TemplateStringsArray, string>()

/** Put together once for each place in the source: rules are asked for every line. */
function idOf(text: TemplateStringsArray): string {
  const before = ids.get(text)
  if (before !== undefined) return before
  const id = text.reduce((id, next, i) => `${id}{${i - 1}}${next}`)
  ids.set(text, id)
  return id
}

/** The English text with its arguments in place. */
export const inEnglish = (message: string | Message): string =>
  typeof message === 'string' ? message : filled(message.id, message.arguments.map(inEnglish))

export const filled = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d+)\}/g, (_, at: string) => values[Number(at)] ?? '')

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'arguments' in value
