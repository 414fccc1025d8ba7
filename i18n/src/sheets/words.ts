/** Letters and figures alone, without accents: `Qté.` is `qte`, `Preis (EUR)` is `preis`. */
const plain = (text: string): string =>
  text
    .replace(/\([^)]*\)|\[[^\]]*\]|\b[A-Z]{3}\b(?=\s*$)(?<=\s\S*)|\p{Sc}|%/gu, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** `m²` has no letter for its square: its sign is a figure to who looks it up. */
const withFigures = (text: string): string => plain(text.replace('²', '2').replace('³', '3'))

/** Words as people write them, divided by bars, each with what it means. */
export type WordLists<K extends string> = Readonly<Record<K, string>>

/** Gives what a word means, whatever its case, accents and marks; undefined for any other. */
export function meaningOf<K extends string>(lists: WordLists<K>): (text: string) => K | undefined {
  const entries = Object.entries(lists) as [K, string][]
  const found = new Map(
    entries.flatMap(([key, words]) => words.split('|').map((word) => [withFigures(word), key] as const)),
  )
  return (text) => found.get(withFigures(text))
}

/** Gives what a column is of by what stands above it: `Price per unit` begins with what it is. */
export function headingsOf<K extends string>(lists: WordLists<K>): (heading: string) => K | undefined {
  const meaning = meaningOf(lists)
  return (heading) => {
    const words = plain(heading).split(' ')
    for (let length = words.length; length > 0; length -= 1) {
      const found = meaning(words.slice(0, length).join(' '))
      if (found) return found
    }
    return undefined
  }
}
