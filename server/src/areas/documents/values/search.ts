/** Words as the search knows them: letters and digits, in lower case, without marks, so that `muller` finds Müller. */
export const searchWords = (...texts: readonly (string | null)[]): string[] =>
  texts
    .filter((text) => text !== null)
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A query that finds what holds every word, each as the beginning of one; undefined where there is no word. */
export function prefixQuery(text: string): string | undefined {
  const words = searchWords(text)
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ')
}
