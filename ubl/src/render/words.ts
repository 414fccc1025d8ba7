import english from '../messages/page/en-US.json' with { type: 'json' }

/** Every message of a rendering with its English text (ICU), for a catalogue of translations to hold. */
export const renderWords: Readonly<Record<string, string>> = english

export const renderWordKeys: readonly string[] = Object.keys(renderWords)

/** The texts in the reader's language, by key; what a page is given by its caller. */
export type Words = (key: string, values?: Record<string, string | number>) => string

/** English out of renderWords itself, for a page that no catalogue of translations stands behind. */
export const englishWords: Words = (key, values = {}) =>
  (renderWords[key] ?? key).replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))

/** The word for a code where there is one, else the code itself. */
export const wordFor = (words: Words, key: string, code: string): string => (key in renderWords ? words(key) : code)
