import { decimalOf, zero } from '../decimal.ts'

interface Priced {
  readonly price?: string | undefined
}

/**
 * Whether a line of a credit note gives goods back, and not only a part of their price: it takes them back at a price at which
 * they were billed. A lower price of the same quantity corrects the price, and frees nothing to be billed again.
 */
export const givesBack = (credited: Priced, billed: readonly Priced[]): boolean =>
  billed.some(({ price }) => (decimalOf(price) ?? zero).eq(decimalOf(credited.price) ?? zero))
