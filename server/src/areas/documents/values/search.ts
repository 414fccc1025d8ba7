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
