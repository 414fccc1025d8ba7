/**
 * A sentence and the values in it, kept apart so that it can be said in another language: '{0} has no {1}.' of
 * `cac:Party` and `cbc:EndpointID`. A value that has values of its own (said`at line ${line}`) is translated, too,
 * and in a finding one that is a phrase of ours ('a currency').
 */
export type Said = { readonly sentence: string; readonly values: readonly (string | Said)[] }

/** Writes a sentence with values: said`${name} is empty.` */
export const said = (words: TemplateStringsArray, ...values: readonly unknown[]): Said => ({
  sentence: sentenceOf(words),
  values: values.map((value) => (isSaid(value) ? value : String(value))),
})

const known = new WeakMap<TemplateStringsArray, string>()

/** Put together once for each place in the source: lists ask rules why not for every row. */
function sentenceOf(words: TemplateStringsArray): string {
  const before = known.get(words)
  if (before !== undefined) return before
  const sentence = words.reduce((sentence, next, i) => `${sentence}{${i - 1}}${next}`)
  known.set(words, sentence)
  return sentence
}

/** A sentence with its values in place. */
export const spoken = (sentence: string, values: readonly string[]): string =>
  sentence.replace(/\{(\d+)\}/g, (_, at: string) => values[Number(at)] ?? '')

export const inEnglish = (text: string | Said): string =>
  typeof text === 'string' ? text : spoken(text.sentence, text.values.map(inEnglish))

type Words = Readonly<Record<string, string>>

/**
 * A text in the language of the words; what they lack stays English. A value is said as it is, unless it is one of the
 * phrases: those of findings are, a name of somebody never is.
 */
export const translate = (text: string | Said, words: Words, phrases: Words = {}): string =>
  typeof text === 'string'
    ? (words[text] ?? text)
    : spoken(
        words[text.sentence] ?? text.sentence,
        text.values.map((value) =>
          typeof value === 'string' ? (phrases[value] ?? value) : translate(value, words, phrases),
        ),
      )

/** Sentences that follow one another. */
export const sentences = (values: readonly Said[]): Said => ({
  sentence: values.map((_, i) => `{${i}}`).join(' '),
  values,
})

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'sentence' in value
