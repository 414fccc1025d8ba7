import { t } from '@kontor/i18n'
import type { LineForm, PaymentMeansForm } from '@kontor/ubl'
import type { RequestContext, UnitOfWork } from '../../../platform/index.ts'
import { identityOf } from '../../companies/index.ts'
import { readableOf } from '../../document-access/index.ts'
import {
  type Entry,
  entriesAnsweringAny,
  isWithSamePartner,
  openOf,
  whyNotNameAsOwed,
  whyNotRemind,
} from '../../entries/index.ts'
import { common, levelIn, lineNaming, makeNaming, namingsOf } from '../../named-bills/index.ts'
import { owedOf, payBy } from '../rules.ts'

/**
 * Makes a draft of a payment reminder of some bills, each with what is open of it; the open credit notes that correct them
 * come along, as nobody asks for what they have given back.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (a bill of which nobody is reminded as it stands, or to another partner)
 */
export const makePaymentReminder = (
  context: Pick<RequestContext, 'read' | 'write'>,
  { documentId }: { readonly documentId: string },
  ids: readonly string[],
): Promise<void> =>
  makeNaming(context, documentId, ids, {
    type: 'reminder',
    whyNot: (bill) => (ids.length === 1 ? whyNotRemind(bill) : whyNotNameAsOwed(bill)),
    refused: (number, why) => t`${number} cannot be named in a payment reminder: ${why}.`,
    fields: async (uow, bills, today) => {
      const named = [...bills, ...(await creditsOf(uow, bills))]
      return {
        sequence: String(await nextLevel(uow, bills)),
        dueDate: payBy(today),
        paymentMeans: await paymentTo(uow, bills),
        lines: named.map(lineOf),
      }
    },
  })

/** The credit notes that correct these bills and still stand, but for those that are among them. */
async function creditsOf(uow: UnitOfWork, bills: readonly Entry[]): Promise<Entry[]> {
  const ids = bills.map(({ id }) => id)
  const [first] = bills
  const credits = (await entriesAnsweringAny(uow, ids)).filter(
    (one) =>
      one.type === 'creditnote' &&
      !ids.includes(one.id) &&
      whyNotNameAsOwed(one) === undefined &&
      first !== undefined &&
      isWithSamePartner(first, one) &&
      first.currency === one.currency,
  )
  return readableOf(uow, credits)
}

/** One more than the highest level that one of the bills was reminded of at. */
async function nextLevel(uow: UnitOfWork, bills: readonly Entry[]): Promise<number> {
  const remindersOf = await namingsOf(uow, bills, ['reminder'])
  let highest = 0
  for (const reminder of new Set(bills.flatMap(remindersOf)))
    if (reminder.discarded === null) highest = Math.max(highest, await levelIn(uow, reminder))
  return highest + 1
}

/** To the account that the bills ask for, else to that of the company; named as a single bill wants it. */
async function paymentTo(uow: UnitOfWork, bills: readonly Entry[]): Promise<PaymentMeansForm> {
  const own = (await identityOf(uow))?.identifiers.find(({ scheme }) => scheme.toUpperCase() === 'IBAN')?.value
  const iban = common(bills.map(({ payeeAccounts }) => payeeAccounts.split(' ')[0])) || own
  const [first, ...others] = bills
  return {
    code: '30',
    ...(iban && { iban }),
    ...(first && others.length === 0 && { reference: first.paymentReference || first.businessId }),
  }
}

/** A line says since when its bill has been due. */
const lineOf = (bill: Entry): LineForm =>
  lineNaming(bill, owedOf(bill.type, openOf(bill) ?? '0'), bill.dueDate ? { period: { start: bill.dueDate } } : {})
