/**
 * A sentence and the values in it, kept apart so that it can be said in another language: '{0} has no {1}.' of
 * `cac:Party` and `cbc:EndpointID`. A value that is a phrase of ours ('a currency') is translated, too, and so is
 * one that has values of its own (said`at line ${line}`).
 */
export type Said = { readonly sentence: string; readonly values: readonly (string | Said)[] }

/** Writes a sentence with values: said`${name} is empty.` */
export const said = (words: TemplateStringsArray, ...values: readonly unknown[]): Said => ({
  sentence: words.reduce((sentence, next, i) => `${sentence}{${i - 1}}${next}`),
  values: values.map((value) => (isSaid(value) ? value : String(value))),
})

/** A sentence with its values in place. */
export const spoken = (sentence: string, values: readonly string[]): string =>
  sentence.replace(/\{(\d+)\}/g, (_, at: string) => values[Number(at)] ?? '')

export const inEnglish = (text: string | Said): string =>
  typeof text === 'string' ? text : spoken(text.sentence, text.values.map(inEnglish))

/** A text in the language of the words; what they lack stays English. */
export const translate = (text: string | Said, words: Readonly<Record<string, string>>): string =>
  typeof text === 'string'
    ? (words[text] ?? text)
    : spoken(
        words[text.sentence] ?? text.sentence,
        text.values.map((value) => translate(value, words)),
      )

/** Sentences that follow one another. */
export const sentences = (values: readonly (string | Said)[]): Said => ({
  sentence: values.map((_, i) => `{${i}}`).join(' '),
  values,
})

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'sentence' in value
