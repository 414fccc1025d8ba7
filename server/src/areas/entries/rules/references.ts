/** As people copy a number, with other marks between. */
export const lettersAndFigures = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
