/** Three letters that stand side by side, as a number that tells companies apart: FNV-1a, 32 bits. */
function numberOf(companyId: string, letters: string): number {
  let hash = 0x811c9dc5
  for (const text of [companyId, letters])
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

function trigramsIn(companyId: string, texts: readonly string[]): number[] {
  const found = new Set<number>()
  for (const text of texts)
    for (let at = 0; at + 3 <= text.length; at += 1) found.add(numberOf(companyId, text.slice(at, at + 3)))
  return [...found]
}

/** The words of an item as they are kept, a space before each. */
export const wordsText = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('')

/** The numbers by which an item with these words is found. */
export const trigramsOf = (companyId: string, words: readonly string[]): number[] =>
  trigramsIn(
    companyId,
    words.map((word) => ` ${word}`),
  )

export interface Asked {
  readonly trigrams: readonly number[]
  /** For LIKE: words are letters and digits alone. */
  readonly patterns: readonly string[]
  /** With which the words of the best hits begin. */
  readonly start: string
}

/**
 * What is looked for by some words, each of which may be a part of an item’s. Two letters alone must begin one, for they
 * have no trigram of their own; undefined where there is nothing to look for.
 */
export function askedBy(companyId: string, words: readonly string[]): Asked | undefined {
  const long = words.filter((word) => word.length > 2)
  const sought = long.length > 0 ? long : words.filter((word) => word.length === 2).map((word) => ` ${word}`)
  if (sought.length === 0) return undefined
  return {
    trigrams: trigramsIn(companyId, sought),
    patterns: words.map((word) => `%${word}%`),
    start: wordsText(words),
  }
}
