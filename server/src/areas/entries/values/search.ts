/**
 * Words as the search knows them: letters and digits, in lower case, without marks, so that `muller` finds Müller. One of
 * more than 200 signs counts as several: an index holds none without end.
 */
export const searchWords = (...texts: readonly (string | null)[]): string[] =>
  texts
    .filter((text) => text !== null)
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .match(/[\p{L}\p{N}]{1,200}/gu) ?? []
