import type { TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { hasArrived, type Standing, stands, stateOf } from './states.ts'

/** What stands until it is billed, answered or given up; a bill ends by being paid. */
const standing: readonly TradeType[] = ['order', 'orderchange', 'quote', 'requestforquotation']

/** Why a party does not close a document: each closes it for itself, and opens it again. */
export function whyNotClose(entry: Standing): Message | undefined {
  if (!standing.includes(entry.type)) return t`only orders, quotes and requests for quotation are closed`
  if (!hasArrived(entry)) return t`it is ${stateOf(entry)}: it was neither sent nor received`
  if (!stands(entry)) return t`it is ${stateOf(entry)}`
  return entry.closed ? t`it is already closed` : undefined
}

/** What closes by itself once its validity has ended, on each side: quotes that nobody has answered, and blanket orders. */
export type Lapsing = 'QUOTES' | 'BLANKET_ORDERS'

export const lapses = { type: 'quote', response: 'PENDING' } as const satisfies Partial<Standing>

/** UNCL1001 */
export const blanketOrder = '221'

export const whyNotReopen = (entry: Standing): Message | undefined => (entry.closed ? undefined : t`it is not closed`)
