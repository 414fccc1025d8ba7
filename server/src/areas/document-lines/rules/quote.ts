import { type Decimal, exact, type LineForm, pairLines } from '@kontor/ubl'
import { decimal } from './order-change.ts'

const quantityOf = ({ quantity }: LineForm): Decimal => exact(decimal.test(quantity) ? quantity : '0')

/** Whether orders take all that was quoted: each line of the quote, found by its item, in its whole quantity. */
export function isOrderedInFull(quoted: readonly LineForm[], orders: readonly (readonly LineForm[])[]): boolean {
  const ordered = orders.flatMap((lines) =>
    [...pairLines(lines, quoted)].map(([line, { line: offered }]) => ({ line, offered })),
  )
  return (
    quoted.length > 0 &&
    quoted.every((one) => {
      const taken = ordered.filter(({ offered }) => offered === one)
      const sum = taken.reduce((all, { line }) => all.plus(quantityOf(line)), exact('0'))
      return taken.length > 0 && sum.gte(quantityOf(one))
    })
  )
}
