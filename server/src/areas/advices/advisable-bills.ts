import type { AdvisableDocument, Of } from '@kontor/contract'
import { decimalOf } from '@kontor/ubl'
import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { type Entry, known, openOf } from '../entries/index.ts'
import { type Nameable, nameableWith, shownNameable } from '../named-bills/index.ts'
import { type PaidBy, paidBy } from '../payments/index.ts'
import { amountOf } from './advice-form.ts'
import { whyNotName } from './rules.ts'

/** A bill of a partner, with what an advice would say of it. */
interface Advisable extends Nameable {
  readonly paid: PaidBy
}

/** What an advice to a partner can name, and what is open and cannot be, why. */
export async function advisableWith(uow: UnitOfWork, connectionId: string, today: string): Promise<Advisable[]> {
  const found = await nameableWith(uow, connectionId, {
    ...{ type: 'remittanceadvice', delivery: 'RECEIVED', tellsWhy },
    whyNot: (bill, advice) => whyNotName(bill, advice && { number: advice.businessId, isOpen: isOpen(bill) }),
  })
  const all: Advisable[] = []
  for (const one of found) all.push({ ...one, paid: await paidBy(uow, one.entry, today) })
  return all
}

const tellsWhy = ({ payment, response, replacement }: Entry): boolean =>
  !payment.startsWith('PAID') && replacement === 'ORIGINAL' && (response === 'PENDING' || response === 'DISPUTED')

const isOpen = (entry: Entry): boolean =>
  !entry.payment.startsWith('PAID') && decimalOf(openOf(entry) ?? '0')?.gt(0) === true

export const shownDocument = async (
  { paid, ...nameable }: Advisable,
  context: Pick<RequestContext, 'translate'>,
): Promise<Of<typeof AdvisableDocument>> => ({
  ...(await shownNameable(nameable, amountOf(nameable.entry, paid), context)),
  ...known({
    Discount: paid.discount,
    PaidOn: paid.day,
    Account: paid.account,
    PaymentReference: paid.reference,
    Settled: paid.settled,
  }),
})
