/**
 * A sentence and the values in it, kept apart so that it can be said in another language: '{0} has no {1}.' of
 * `cac:Party` and `cbc:EndpointID`. A value that is a phrase of ours ('a currency') is translated, too.
 */
export type Said = { readonly sentence: string; readonly values: readonly string[] }

/** Writes a sentence with values: said`${name} is empty.` */
export const said = (words: TemplateStringsArray, ...values: readonly unknown[]): Said => ({
  sentence: words.reduce((sentence, next, i) => `${sentence}{${i - 1}}${next}`),
  values: values.map(String),
})

/** A sentence with its values in place. */
export const spoken = (sentence: string, values: readonly string[]): string =>
  sentence.replace(/\{(\d+)\}/g, (_, at: string) => values[Number(at)] ?? '')

export const inEnglish = (text: string | Said): string =>
  typeof text === 'string' ? text : spoken(text.sentence, text.values)
