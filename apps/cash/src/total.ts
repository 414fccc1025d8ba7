import { decimalOf } from '@kontor/ubl'

/** What amounts come to, with the decimals that they have. */
export function totalOf(amounts: readonly string[]): string {
  const zero = decimalOf('0')
  const sum = amounts.reduce((total, one) => total?.plus(decimalOf(one) ?? 0), zero)
  return (sum ?? 0).toFixed(Math.max(0, ...amounts.map((one) => one.split('.')[1]?.length ?? 0)))
}
