import type { OrderKind, TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { blanketOrder } from './closing.ts'
import type { SharedFields } from './fields.ts'

type Kinded = { readonly type: TradeType } & Partial<Pick<SharedFields, 'orderType'>>

/** The kind of a change of an order that takes out all of it, which UNCL1001 has no code for. */
export const cancellation = 'CANCEL'

/** Order types (UNCL1001) by what they mean. */
const kinds: Readonly<Partial<Record<string, OrderKind>>> = { [blanketOrder]: 'BLANKET', 226: 'CALL_OFF' }

export function orderKindOf({ type, orderType }: Kinded): OrderKind | null {
  if (type === 'orderchange') return orderType === cancellation ? 'CANCELLATION' : null
  return type === 'order' ? (kinds[orderType ?? ''] ?? null) : null
}

/** What is made of a blanket order itself. */
const ofBlanket: readonly TradeType[] = ['order', 'orderchange', 'orderresponse']

/** Why a document of a type cannot follow one; undefined where it can: deliveries and invoices follow call-offs. */
export function whyNotFollow(entry: Kinded, type: TradeType): Message | undefined {
  const kind = orderKindOf(entry)
  if (kind === 'CANCELLATION') return t`it cancels its order`
  return kind === 'BLANKET' && !ofBlanket.includes(type)
    ? t`it is a blanket order, and nothing is delivered or invoiced against it directly: use one of its call-offs`
    : undefined
}
