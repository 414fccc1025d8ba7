import { type Decimal, decimalOf, decimalsIn, hundred, hundredth, sum, zero } from '../decimal.ts'

/** A part of an amount, by amount or by percent; decimal strings. */
export type Share = { amount?: string | undefined; percent?: string | undefined }

/** How far shares are from the whole of it; decimal strings, `rest` negative where they are too much of a positive one. */
export type SharesSum = { sum: string; whole: string; rest: string; unit: 'amount' | 'percent' }

/**
 * What shares add up to, exactly. Where all are percents they are held against a hundred; others against the amount,
 * where it is known. Undefined where there is nothing to add up: no share says how much it is, or the amount is not
 * known.
 */
export function sumOfShares(shares: readonly Share[], total: string | undefined): SharesSum | undefined {
  if (shares.every(({ amount, percent }) => amount === undefined && percent === undefined)) return undefined
  if (shares.every(({ percent }) => percent !== undefined))
    return sumUp(
      shares.map(({ percent }) => decimalOf(percent)),
      hundred,
      'percent',
    )
  const whole = decimalOf(total)
  if (whole === undefined) return undefined
  const parts = shares.map(({ amount, percent }) =>
    percent === undefined ? decimalOf(amount) : decimalOf(percent)?.times(whole).times(hundredth),
  )
  return sumUp(parts, whole, 'amount')
}

function sumUp(parts: readonly (Decimal | undefined)[], whole: Decimal, unit: SharesSum['unit']): SharesSum {
  const found = sum(parts.map((part) => part ?? zero))
  return { sum: `${found}`, whole: `${whole}`, rest: `${whole.minus(found)}`, unit }
}

/**
 * An amount in parts by shares, rounded as the amount is written; a share that says neither is the whole. What is left where
 * they do not add up to it is apart; what rounding leaves goes to the last part. Parts and rest together are the amount.
 *
 * @param of what the shares' amounts are parts of, where the amount is itself a part of it, or counted the other way round
 */
export function partsBy(total: string, shares: readonly Share[], of = total): { parts: string[]; rest: string } {
  const digits = decimalsIn(total)
  const whole = decimalOf(total) ?? zero
  const parts = shares.map(({ amount, percent }) => {
    if (percent !== undefined) return (decimalOf(percent) ?? zero).times(whole).times(hundredth).toDecimalPlaces(digits)
    return amount === undefined ? whole : proportion(whole, amount, of).toDecimalPlaces(digits)
  })
  const left = whole.minus(sum(parts))
  const isWhole = sumOfShares(shares, of)?.rest === '0'
  const last = parts.at(-1)
  if (isWhole && last !== undefined) parts[parts.length - 1] = last.plus(left)
  const rest = isWhole && last !== undefined ? zero : left
  return { parts: parts.map((part) => part.toFixed(digits)), rest: rest.toFixed(digits) }
}

function proportion(whole: Decimal, amount: string, of: string): Decimal {
  const base = decimalOf(of) ?? zero
  return base.isZero() ? zero : (decimalOf(amount) ?? zero).times(whole).div(base)
}
