import type { Message } from '@kontor/i18n'
import { Decimal } from 'decimal.js'
import type { RequestContext } from '../../platform/index.ts'
import { contentFor } from '../document-access/index.ts'
import { counterpartOf, discountOn, type Entry, openOf, whyNotDo, whyNotSetOff } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { decimalsIn, isOwed, lessBy, type Owing, plainAccount, unpayable } from './rules/index.ts'

/** An invoice with what its payment takes: to whom, to which account, how much; or a credit note that is set off. */
export interface Payable extends Owing {
  readonly entry: Entry
  readonly payee: string
  readonly account: string
  readonly bic: string | undefined
  readonly amount: string
  readonly currency: string
  /** What is left out because it is early. */
  readonly discount: string | undefined
  /** What the payee asks to read (BT-83), else the invoice's number. */
  readonly remittance: string
}

/** An invoice that cannot be paid, and why. */
export interface Refused {
  readonly entry: Entry
  readonly why: Message
}

/**
 * What is open of it, less the discount that a payment of that day may take.
 *
 * @throws ApiError ResourceNotFound, Forbidden
 */
export async function payableOf(
  context: Pick<RequestContext, 'read'>,
  documentId: string,
  day: string,
): Promise<Payable | Refused> {
  const { entry, bytes } = await context.read((uow) => contentFor(uow, documentId))
  const isCredit = entry.type === 'creditnote'
  const why = isCredit ? whyNotSetOff(entry) : whyNotDo('pay', entry)
  if (why !== undefined) return { entry, why }
  const { form } = await readTrade(bytes)
  const { iban, bic, accountName, reference } = form?.paymentMeans ?? {}
  if (!form || (!iban && !isCredit)) return { entry, why: unpayable.noAccount }
  const { currency } = entry
  const open = openOf(entry)
  if (!isOwed(open) || currency === null) return { entry, why: unpayable.nothingOwed }
  const discount = isCredit ? undefined : discountOn(entry, day)?.amount
  const isTaken = discount !== undefined && isOwed(lessBy(open, discount))
  return {
    entry,
    isCredit,
    partner: counterpartOf(entry),
    payee: accountName ?? form.seller.name,
    account: plainAccount(iban ?? ''),
    bic,
    amount: isTaken ? lessBy(open, discount) : open,
    currency,
    discount: isTaken ? discount : undefined,
    remittance: reference ?? entry.businessId,
  }
}

export const isRefused = (one: Payable | Refused): one is Refused => 'why' in one
export const isPayable = (one: Payable | Refused): one is Payable => !isRefused(one)

/** What each currency adds up to, exact. */
export const sumsOf = (payments: readonly { readonly amount: string; readonly currency: string }[]) =>
  [...Map.groupBy(payments, ({ currency }) => currency)].map(([Currency, some]) => ({
    Currency,
    Sum: Decimal.sum(...some.map(({ amount }) => amount)).toFixed(
      Math.max(...some.map(({ amount }) => decimalsIn(amount))),
    ),
  }))
