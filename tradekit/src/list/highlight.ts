/** A stretch of a text, and whether a search found it. */
export interface TextPart {
  readonly text: string
  readonly found: boolean
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** As the search reads it: without marks and in lower case, so that `muller` finds Müller. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The text in stretches: the beginnings of words that the search asks for are found ones. */
export function highlight(text: string, search: string): TextPart[] {
  const wanted = wordsOf(search)
  const stretches: TextPart[] = []
  let last = 0
  const add = (to: number, found: boolean) => {
    if (to > last) stretches.push({ text: text.slice(last, to), found })
    last = to
  }
  if (wanted.length > 0)
    for (const { 0: one, index } of text.matchAll(word)) {
      const reads = folded(one)
      const length = Math.max(0, ...wanted.filter((each) => reads.startsWith(each)).map((each) => each.length))
      if (length === 0) continue
      add(index, false)
      add(index + lettersFor(one, length), true)
    }
  add(text.length, false)
  return stretches
}

/** How much of a word is read as so many folded characters: ß is read as one, ﬁ as two. */
function lettersFor(one: string, length: number): number {
  let taken = 0
  let read = 0
  for (const letter of one) {
    const adds = folded(letter).length
    if (read >= length && adds > 0) break
    read += adds
    taken += letter.length
  }
  return taken
}
