import { isDecimal } from '@kontor/kit'
import type { OrderedLine, ReceiptLine } from './api.ts'

/** What has come of a line, as it is typed. */
export interface TypedReceipt {
  readonly quantity: string
  /** How much of it was turned away; empty for none. */
  readonly rejected: string
  readonly reason: string
}

/** Mostly all that was still to come has come. */
export const expected = ({ Open }: OrderedLine): TypedReceipt => ({ quantity: Open, rejected: '', reason: '' })

export const isWrong = ({ quantity, rejected }: TypedReceipt): boolean =>
  [quantity, rejected].some((text) => text !== '' && !isDecimal(text))

/** What is said of lines of which something came. */
export const receiptOf = (typed: ReadonlyMap<string, TypedReceipt>): ReceiptLine[] =>
  [...typed].flatMap(([LineId, { quantity, rejected, reason }]) =>
    quantity === '' || Number(quantity) === 0
      ? []
      : [
          {
            ...{ LineId, Quantity: quantity },
            ...(rejected !== '' && { Rejected: rejected }),
            ...(reason.trim() && { Reason: reason.trim() }),
          },
        ],
  )
