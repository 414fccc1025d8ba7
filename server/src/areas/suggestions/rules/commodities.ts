/** Goods that were bought, with the category that they had. */
export interface Bought {
  readonly name: string
  readonly code: string
  readonly scheme: string | undefined
  /** Of whom, where that is one alone. */
  readonly supplierName?: string | undefined
}

export interface Category {
  readonly code: string
  readonly scheme: string | undefined
  readonly name: string
}

export interface Predicted {
  readonly code: string
  readonly scheme: string | undefined
  /** From 0 to 1. */
  readonly probability: number
}

/** Shorter words tell nothing of goods. */
const minLetters = 3

/** The words of a description: numbers, sizes and what is shorter than three letters are left out. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word.length >= minLetters),
  ),
]

/** What is the same in a word's forms, as far as it can be told without a dictionary: `chair` of `chairs`. */
export const stemOf = (word: string): string => word.slice(0, Math.max(minLetters + 1, word.length - 2))

const isAlike = (one: string, other: string): boolean => one.startsWith(stemOf(other)) || other.startsWith(stemOf(one))

/** What two descriptions have in common, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.some((known) => isAlike(word, known))).length
  return one.length + other.length === 0 ? 0 : Math.min(1, (2 * shared) / (one.length + other.length))
}

const doubt = 0.5

/** By what is bought already: the more alike, the more it counts; of the same supplier, twice. */
export function byPurchases(
  words: readonly string[],
  bought: readonly Bought[],
  supplierName: string | undefined,
): Predicted[] {
  const votes = new Map<string, Predicted>()
  let all = doubt
  for (const { name, code, scheme, supplierName: theirs } of bought) {
    const vote = likeness(words, wordsOf(name)) ** 2 * (supplierName !== undefined && theirs === supplierName ? 2 : 1)
    if (vote === 0) continue
    const key = `${scheme} ${code}`
    all += vote
    votes.set(key, { code, scheme, probability: (votes.get(key)?.probability ?? 0) + vote })
  }
  return [...votes.values()].map((one) => ({ ...one, probability: one.probability / all })).toSorted(byProbability)
}

/** By what categories are called: a name is a guess, and never more than half sure. */
export const byNames = (words: readonly string[], categories: readonly Category[]): Predicted[] =>
  categories
    .map(({ code, scheme, name }) => {
      const known = wordsOf(name)
      const shared = words.filter((word) => known.some((one) => isAlike(word, one))).length
      return { code, scheme, probability: words.length === 0 ? 0 : (shared / words.length) * doubt }
    })
    .filter(({ probability }) => probability > 0)
    .toSorted(byProbability)

const byProbability = (one: Predicted, other: Predicted): number =>
  other.probability - one.probability || (one.code < other.code ? -1 : 1)
