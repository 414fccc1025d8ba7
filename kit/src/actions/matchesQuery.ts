const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The article that Arabic writes in one with its word, and that nobody types. */
const article = 'ال'

const begins = (word: string, wanted: string) =>
  word.startsWith(wanted) || (word.startsWith(article) && word.startsWith(wanted, article.length))

/** Whether every typed word begins a word of the text, accents aside: 'da th' fits 'Dark theme', 'lub' fits 'Lübeck'. */
export function matchesQuery(text: string, query: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((wanted) => words.some((word) => begins(word, wanted)))
}
