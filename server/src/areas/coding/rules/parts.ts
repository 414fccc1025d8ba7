import type { Split } from './coding.ts'

/** How far the parts of an amount are from the whole of it; decimal text, `rest` negative where they are too much. */
export interface Sum {
  readonly sum: string
  readonly whole: string
  readonly rest: string
  readonly unit: 'amount' | 'percent'
}

/** Amounts and percents have ten decimals at most, and a percent of an amount has twenty-two. */
const decimals = 22

/**
 * What the parts add up to, exactly. Parts that all are percents are held against a hundred; others against the amount,
 * where it is known. Undefined where there is nothing to add up: one part that is the whole, or the amount is not known.
 */
export function sumOf(splits: readonly Split[], total: string | undefined): Sum | undefined {
  if (splits.every(({ amount, percent }) => amount === undefined && percent === undefined)) return undefined
  if (splits.every(({ percent }) => percent !== undefined))
    return sumUp(
      splits.map(({ percent = '0' }) => units(percent)),
      units('100'),
      'percent',
    )
  if (total === undefined) return undefined
  const shares = splits.map(({ amount = '0', percent }) =>
    percent === undefined ? units(amount) : (units(total) * units(percent)) / units('100'),
  )
  return sumUp(shares, units(total), 'amount')
}

const sumUp = (shares: readonly bigint[], whole: bigint, unit: Sum['unit']): Sum => {
  const sum = shares.reduce((one, other) => one + other, 0n)
  return { sum: textOf(sum), whole: textOf(whole), rest: textOf(whole - sum), unit }
}

function units(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`)
}

function textOf(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  const text = fraction === '' ? digits.slice(0, -decimals) : `${digits.slice(0, -decimals)}.${fraction}`
  return units < 0n ? `-${text}` : text
}
