import { decimalOf } from '../decimal.ts'

/** What tells of which item a line is. */
export interface ItemOfLine {
  readonly name: string
  readonly sellersItemId?: string | undefined
  /** Tells lines of one item apart: decimal text, for `baseQuantity` of it or for one. */
  readonly price?: string | undefined
  readonly baseQuantity?: string | undefined
}

export interface Pair<T> {
  readonly line: T
  readonly by: 'ITEM' | 'NAME' | 'PRICE'
}

const keys = [
  ['ITEM', ({ sellersItemId }: ItemOfLine) => keyOf(sellersItemId)],
  ['NAME', ({ name }: ItemOfLine) => keyOf(name)],
  ['PRICE', (line: ItemOfLine) => keyAt(line, line.sellersItemId)],
  ['PRICE', (line: ItemOfLine) => keyAt(line, line.name)],
] as const

/**
 * Which line of one document is of the same item as one of another: by the seller's number, else by the name, and where
 * several are of one item by its price. What could be two on either side is none, and no line is found for two.
 */
export function pairLines<A extends ItemOfLine, B extends ItemOfLine>(
  lines: readonly A[],
  others: readonly B[],
): Map<A, Pair<B>> {
  const pairs = new Map<A, Pair<B>>()
  const taken = new Set<B>()
  for (const [by, key] of keys) {
    const wanted = lines.filter((one) => !pairs.has(one))
    if (wanted.length === 0) break
    const free = Map.groupBy(
      others.filter((one) => !taken.has(one)),
      key,
    )
    const wanting = Map.groupBy(wanted, key)
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

/** An item at the price of one of it. */
function keyAt({ price = '', baseQuantity = '1' }: ItemOfLine, item: string | undefined): string | undefined {
  const [key, whole, base] = [keyOf(item), decimalOf(price), decimalOf(baseQuantity)]
  if (key === undefined || whole === undefined || base === undefined || base.isZero()) return undefined
  return `${key} ${whole.div(base).toDecimalPlaces(10).toFixed()}`
}
