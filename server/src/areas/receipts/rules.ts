import type { Of, OrderReceipts, ReceiptInput, TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact, type LineForm } from '@kontor/ubl'
import { stands, whyNotFollow } from '../entries/rules/index.ts'

export type OrderedLine = Of<typeof OrderReceipts>['Lines'][number]
type Given = Of<typeof ReceiptInput>['Lines']

/** How an order stands, as far as what comes of it is noted. */
export interface Standing extends Readonly<Record<'delivery' | 'response', string>> {
  readonly type: TradeType
  readonly replacement?: string
  readonly orderType?: string | null
}

/** Whether they asked for it, or it was asked for on their behalf, and whether they buy. */
type By = Readonly<Record<'isTheirs' | 'manages', boolean>>

/** Why nobody notes what comes of an order; undefined where somebody does. One that is billed is still delivered. */
export function whyNotReceive(order: Standing): Message | undefined {
  const { delivery, response, replacement } = order
  if (delivery !== 'SENT') return t`it was not sent`
  if (response === 'REJECTED' || response === 'CANCELED') return t`it will not be delivered`
  if (replacement === 'REPLACED') return t`it was replaced by a later version`
  return whyNotFollow(order, 'receiptadvice')
}

/** Why somebody is not the one who does; undefined where they are. */
export const whyNotThey = ({ isTheirs, manages }: By): Message | undefined =>
  isTheirs || manages ? undefined : t`only the requester or a buyer can record receipts`

/** What is still to come of a line. */
export function openOf(ordered: string, received: string): string {
  const open = exact(ordered).minus(exact(received))
  return open.isNegative() ? '0' : open.toString()
}

/** What of what was sent back is invoiced still. */
export function toCreditOf({ Received, Returned }: Pick<OrderedLine, 'Received' | 'Returned'>, billed: string): string {
  const owed = exact(billed).minus(exact(Received))
  if (owed.isNegative()) return '0'
  return (owed.gt(exact(Returned)) ? exact(Returned) : owed).toString()
}

/** Whether something can be sent back. */
export const isAnyHere = (lines: readonly Pick<OrderedLine, 'Received'>[]): boolean =>
  lines.some(({ Received }) => !exact(Received).isZero())

type Counted = Pick<OrderedLine, 'Ordered' | 'Received' | 'Returned' | 'Billed' | 'Open'>

/** How much of an order has come; where it is over, nothing more is to come, and what went back came once. */
export function stateOf(lines: readonly Counted[], isOver: boolean): Of<typeof OrderReceipts>['State'] {
  if (lines.every(({ Received }) => exact(Received).isZero())) return 'NONE'
  if (lines.every(({ Open }) => exact(Open).isZero())) return 'FULLY'
  if (!isOver) return 'PARTLY'
  const cameOf = ({ Received, Returned }: Counted) => exact(Received).plus(exact(Returned))
  if (lines.some((line) => cameOf(line).lt(exact(line.Billed)))) return 'OWED'
  return lines.some((line) => cameOf(line).lt(exact(line.Ordered))) ? 'SHORT' : 'FULLY'
}

/** Whether nothing more comes of an order, as far as its buyer has it. */
export const isOver = (order: { readonly closed: boolean } & Parameters<typeof stands>[0]): boolean =>
  order.closed || !stands(order)

/** Why this has not come of an order; undefined where it may have. More than was ordered may come. */
export function whyNotLines(given: Given, ordered: readonly OrderedLine[]): Message | undefined {
  const seen = new Set<string>()
  for (const { LineId, Quantity, Rejected = '0', Returned = '0', ReasonCode, Reason } of given) {
    const line = ordered.find((one) => one.LineId === LineId)
    if (line === undefined) return t`Lines names ${LineId}, which is not a line of the order: use the ids of its lines.`
    if (seen.has(LineId)) return t`Lines names the line ${LineId} twice: name it once.`
    seen.add(LineId)
    if ([Quantity, Rejected, Returned].some((one) => exact(one).isNegative()))
      return t`The quantity of line ${LineId} is below 0: enter what was received.`
    if (exact(Rejected).gt(exact(Quantity)))
      return t`Line ${LineId}: ${Rejected} rejected, but only ${Quantity} received. Enter everything that arrived.`
    if (exact(Returned).isZero()) continue
    if (!exact(Quantity).isZero())
      return t`Line ${LineId} has Quantity ${Quantity} and Returned ${Returned}: record the receipt and the return separately.`
    if (exact(Returned).gt(exact(line.Received)))
      return t`Returned of line ${LineId} is ${Returned}, but only ${line.Received} was received: return at most ${line.Received}.`
    if (ReasonCode === undefined && !Reason?.trim())
      return t`Line ${LineId} is returned without a ReasonCode or Reason: add one.`
  }
  return given.every(isNothing) ? t`Nothing was received: enter a quantity above 0.` : undefined
}

/** Why something did not come, or go back, on a day; undefined where it may have. */
export const whyNotOn = (day: string | undefined, today: string): Message | undefined =>
  day !== undefined && day > today ? t`Day is ${day}, which is in the future: use today or an earlier day.` : undefined

const isNothing = ({ Quantity, Returned = '0' }: Given[number]): boolean =>
  exact(Quantity).isZero() && exact(Returned).isZero()

/** Asks for a credit note for a part (code list OPStatusAction). */
const creditPartially = 'CNP'

/**
 * What has come as the lines of a receipt advice; of what nothing came, nothing is said. What is sent back is turned away though
 * nothing came.
 *
 * @param inWords why something goes back, in words
 */
export const receiptLines = (
  given: Given,
  order: readonly LineForm[],
  inWords: (line: Given[number]) => string | undefined,
  asksCredit: boolean,
): LineForm[] =>
  given
    .filter((one) => !isNothing(one))
    .flatMap((one, at) => {
      const { LineId, Quantity, Rejected = '0', Returned = '0', ReasonCode } = one
      const line = order.find(({ id }) => id === LineId)
      if (line === undefined) return []
      const isReturned = !exact(Returned).isZero()
      const quantity = isReturned ? Returned : Rejected
      return [
        {
          ...{ id: String(at + 1), name: line.name, sellersItemId: line.sellersItemId, orderLineId: LineId },
          ...{ quantity: Quantity, unit: line.unit, price: '', tax: { category: '', percent: '' } },
          ...(!exact(quantity).isZero() && {
            rejected: {
              ...{ quantity, reason: inWords(one), reasonCode: ReasonCode },
              ...(isReturned && asksCredit && { action: creditPartially }),
            },
          }),
        },
      ]
    })
