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
export const expectedReceipt = ({ Open }: OrderedLine): TypedReceipt => ({ quantity: Open, rejected: '', reason: '' })

export const isReceiptWrong = ({ quantity, rejected }: TypedReceipt): boolean =>
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

/** Why things are sent back. */
export const returnReasons = ['QUA', 'ITM', 'DEL', 'QTY', 'OTH'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** More goes back than is here, or it is no number. */
export const isMoreThanReceived = (quantity: string, here: string): boolean =>
  quantity !== '' && (!isDecimal(quantity) || Number(quantity) > Number(here))

/** What is said of lines of which something goes back, all for one reason. */
export const returnOf = (
  typed: ReadonlyMap<string, string>,
  { reasonCode, reason }: { readonly reasonCode: ReturnReason; readonly reason: string },
): ReceiptLine[] =>
  [...typed].flatMap(([LineId, Returned]) =>
    Returned === '' || Number(Returned) === 0
      ? []
      : [
          {
            ...{ LineId, Quantity: '0', Returned, ReasonCode: reasonCode },
            ...(reason.trim() && { Reason: reason.trim() }),
          },
        ],
  )
