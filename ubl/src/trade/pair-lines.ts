/** What tells of which item a line is. */
export interface ItemOfLine {
  readonly name: string
  readonly sellersItemId?: string | undefined
}

export interface Pair<T> {
  readonly line: T
  readonly by: 'ITEM' | 'NAME'
}

const keys = [
  ['ITEM', ({ sellersItemId }: ItemOfLine) => keyOf(sellersItemId)],
  ['NAME', ({ name }: ItemOfLine) => keyOf(name)],
] as const

/**
 * Which line of one document is of the same item as one of another: by the seller's number, else by the name. What could be
 * two on either side is none, and no line is found for two.
 */
export function pairLines<A extends ItemOfLine, B extends ItemOfLine>(
  lines: readonly A[],
  others: readonly B[],
): Map<A, Pair<B>> {
  const pairs = new Map<A, Pair<B>>()
  const taken = new Set<B>()
  for (const [by, key] of keys) {
    const free = Map.groupBy(
      others.filter((one) => !taken.has(one)),
      key,
    )
    const wanting = Map.groupBy(
      lines.filter((one) => !pairs.has(one)),
      key,
    )
    for (const [wanted, [line, ...alike]] of wanting) {
      const [only, ...more] = free.get(wanted) ?? []
      if (wanted === undefined || line === undefined || only === undefined || alike.length + more.length > 0) continue
      pairs.set(line, { line: only, by })
      taken.add(only)
    }
  }
  return pairs
}

const keyOf = (text: string | undefined): string | undefined =>
  text?.trim().toLowerCase().replace(/\s+/g, ' ') || undefined
