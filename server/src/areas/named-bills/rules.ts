import type { TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { hasArrived, isReceived, isWithSamePartner, type Standing } from '../entries/rules/index.ts'

/** Why two bills are not named in one document: it goes to one partner, and adds up in one currency. */
export function whyNotTogether(one: Billed, other: Billed): Message | undefined {
  if (!isWithSamePartner(one, other)) return t`it is of another partner than ${one.businessId}: make one for each`
  if (one.currency !== other.currency)
    return t`it is in another currency than ${one.businessId}: make one for each currency`
  return undefined
}

type Billed = Parameters<typeof isWithSamePartner>[0] & {
  readonly businessId: string
  readonly currency: string | null
}

/**
 * Whether a line of the one can mean the other: who pays names what came, and who is paid what was sent; who reminds
 * names what they sent, and who is reminded what came.
 */
export function mayBeNamed(
  naming: Pick<Standing, 'type' | 'delivery'>,
  bill: Pick<Standing, 'delivery'> & { readonly type: TradeType },
): boolean {
  const isBill = bill.type === 'invoice' || bill.type === 'creditnote'
  const isSellers = naming.type === 'reminder'
  return isBill && hasArrived(bill) && (isReceived(bill) === isReceived(naming)) === isSellers
}

/** Which payment reminder one is by what it says: the first where it says nothing that is a number. */
export const levelOf = (sequence: string | undefined): number =>
  sequence !== undefined && /^[1-9]\d{0,2}$/.test(sequence) ? Number(sequence) : 1
