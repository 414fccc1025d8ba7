import type { Of, OrderReceipts, ReceiptInput } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact, type LineForm } from '@kontor/ubl'

export type OrderedLine = Of<typeof OrderReceipts>['Lines'][number]
type Given = Of<typeof ReceiptInput>['Lines']

/** How an order stands, as far as what comes of it is noted. */
export interface Standing {
  readonly delivery: string
  readonly response: string
}

/** Who would note it. */
export interface By {
  /** They asked for it, or it was asked for on their behalf. */
  readonly isTheirs: boolean
  readonly manages: boolean
}

/** Why nobody notes what comes of an order; undefined where somebody does. One that is billed is still delivered. */
export function whyNotReceive({ delivery, response }: Standing): Message | undefined {
  if (delivery !== 'SENT') return t`it was not sent`
  return response === 'REJECTED' || response === 'CANCELED' ? t`it will not be delivered` : undefined
}

/** Why somebody is not the one who does; undefined where they are. */
export const whyNotThey = ({ isTheirs, manages }: By): Message | undefined =>
  isTheirs || manages ? undefined : t`only the requester or a buyer can record receipts`

/** What is still to come of a line. */
export function openOf(ordered: string, received: string): string {
  const open = exact(ordered).minus(exact(received))
  return open.isNegative() ? '0' : open.toString()
}

/** How much of an order has come. */
export function stateOf(lines: readonly Pick<OrderedLine, 'Received' | 'Open'>[]): Of<typeof OrderReceipts>['State'] {
  if (lines.every(({ Received }) => exact(Received).isZero())) return 'NONE'
  return lines.every(({ Open }) => exact(Open).isZero()) ? 'FULLY' : 'PARTLY'
}

/** Why this has not come of an order; undefined where it may have. More than was ordered may come. */
export function whyNotLines(given: Given, ordered: readonly OrderedLine[]): Message | undefined {
  const seen = new Set<string>()
  for (const { LineId, Quantity, Rejected = '0' } of given) {
    if (!ordered.some((line) => line.LineId === LineId))
      return t`Lines names ${LineId}, which is no line of the order: use the ids of its lines.`
    if (seen.has(LineId)) return t`Lines names the line ${LineId} twice: name it once.`
    seen.add(LineId)
    if (exact(Quantity).isNegative() || exact(Rejected).isNegative())
      return t`The quantity of line ${LineId} is below 0: enter what was received.`
    if (exact(Rejected).gt(exact(Quantity)))
      return t`Line ${LineId}: ${Rejected} rejected, but only ${Quantity} received. Enter everything that arrived.`
  }
  return given.every(({ Quantity }) => exact(Quantity).isZero())
    ? t`Nothing was received: enter a quantity above 0.`
    : undefined
}

/** What has come as the lines of a receipt advice; of what nothing came, nothing is said. */
export const receiptLines = (given: Given, order: readonly LineForm[]): LineForm[] =>
  given
    .filter(({ Quantity }) => !exact(Quantity).isZero())
    .flatMap(({ LineId, Quantity, Rejected, Reason }, at) => {
      const line = order.find(({ id }) => id === LineId)
      if (line === undefined) return []
      const isRejected = Rejected !== undefined && !exact(Rejected).isZero()
      return [
        {
          ...{ id: String(at + 1), name: line.name, sellersItemId: line.sellersItemId, orderLineId: LineId },
          ...{ quantity: Quantity, unit: line.unit, price: '', tax: { category: '', percent: '' } },
          ...(isRejected && { rejected: { quantity: Rejected, reason: Reason?.trim() || undefined } }),
        },
      ]
    })
