/** A part of an amount, by amount or by percent; decimal strings. */
export type Share = { amount?: string | undefined; percent?: string | undefined }

/** How far shares are from the whole of it; decimal strings, `rest` negative where they are too much of a positive one. */
export type SharesSum = { sum: string; whole: string; rest: string; unit: 'amount' | 'percent' }

/** Amounts and percents have ten decimals at most, and a percent of an amount has twenty-two. */
const decimals = 22

/**
 * What shares add up to, exactly. Where all are percents they are held against a hundred; others against the amount,
 * where it is known. Undefined where there is nothing to add up: no share says how much it is, or the amount is not
 * known.
 */
export function sumOfShares(shares: readonly Share[], total: string | undefined): SharesSum | undefined {
  if (shares.every(({ amount, percent }) => amount === undefined && percent === undefined)) return undefined
  if (shares.every(({ percent }) => percent !== undefined))
    return sumUp(
      shares.map(({ percent = '0' }) => units(percent)),
      units('100'),
      'percent',
    )
  if (total === undefined) return undefined
  const parts = shares.map(({ amount = '0', percent }) =>
    percent === undefined ? units(amount) : (units(total) * units(percent)) / units('100'),
  )
  return sumUp(parts, units(total), 'amount')
}

const sumUp = (parts: readonly bigint[], whole: bigint, unit: SharesSum['unit']): SharesSum => {
  const sum = parts.reduce((one, other) => one + other, 0n)
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
