import type { FollowedInvoice, Of } from '@kontor/contract'
import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { type Entry, entriesAnsweringAny, isPartlyPaid, owedPage, reasonText } from '../entries/index.ts'
import { paidBy } from '../payments/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { type Customer, partnersThatAre } from './customers.ts'
import { expectedDay, followedState } from './rules.ts'
import * as store from './store/invoices.ts'

/** A page of the company's invoices that these customers entered, the newest first, read where the customers keep them. */
export async function followedPage(
  uow: UnitOfWork,
  customers: readonly Customer[],
  { limit, page }: { readonly limit: number; readonly page: number },
  language: string,
): Promise<{ readonly count: number; readonly items: Of<typeof FollowedInvoice>[] }> {
  const end = (page + 1) * limit
  const found: { customer: Customer; entry: Entry }[] = []
  let count = 0
  for (const customer of customers)
    await uow.within(customer.partnerId, async (theirs) => {
      const partnerIds = (await partnersThatAre(theirs, customer.knownAs)).map(({ partnerId }) => partnerId)
      if (partnerIds.length === 0) return
      const entered = { partnerIds, supplierId: uow.companyId }
      count += await store.count(theirs, entered)
      for (const entry of await store.newest(theirs, entered, end)) found.push({ customer, entry })
    })
  const shown = found.toSorted((one, other) => newestFirst(one.entry, other.entry)).slice(page * limit, end)
  const items = []
  for (const { customer, entry } of shown)
    items.push(await uow.within(customer.partnerId, (theirs) => followedInvoice(theirs, customer, entry, language)))
  return { count, items }
}

/** As each customer's come from its store. */
const newestFirst = (one: Entry, other: Entry): number =>
  (other.issueDate ?? '').localeCompare(one.issueDate ?? '') || other.created.getTime() - one.created.getTime()

/** What a supplier is told of one of its invoices, and nothing else of what its customer does with it. */
async function followedInvoice(
  customer: UnitOfWork,
  { connectionId, name }: Customer,
  entry: Entry,
  language: string,
): Promise<Of<typeof FollowedInvoice>> {
  const state = followedState({ ...entry, isPartlyPaid: isPartlyPaid(entry) })
  const today = dayIn(await zoneOfCompany(customer), customer.now)
  const reason = state === 'REJECTED' || state === 'DISPUTED' ? reasonText(entry, language) : null
  const payment = state === 'PAID' || entry.paymentFileId !== null ? await paidBy(customer, entry, today) : undefined
  const paidDay = state === 'PAID' ? (payment?.day ?? (await markedPaidOn(customer, entry))) : undefined
  const days = [payment?.day, entry.payDay, entry.dueDate ?? (await owedOn(customer, entry))]
  const expected = expectedDay({ state, isOnHold: entry.onHold !== null, days, today })
  return {
    ...{ ConnectionId: connectionId, Customer: name, ID: entry.businessId, State: state },
    ...(entry.issueDate !== null && { IssueDate: entry.issueDate }),
    ...(entry.dueDate !== null && { DueDate: entry.dueDate }),
    ...(entry.currency !== null && { Currency: entry.currency }),
    ...(entry.amount !== null && { Amount: entry.amount }),
    ...(reason !== null && { Reason: reason }),
    ...(paidDay !== undefined && { PaidDay: paidDay }),
    ...(expected !== undefined && { ExpectedDay: expected }),
  }
}

/** The day on which somebody said that it is paid. */
async function markedPaidOn(customer: UnitOfWork, { id }: Entry): Promise<string | undefined> {
  const answer = (await entriesAnsweringAny(customer, [id])).findLast(({ answerCode }) => answerCode === 'BusinessPaid')
  return answer && dayIn(await zoneOfCompany(customer), answer.created)
}

/** The day on which an invoice is due that says none itself. */
const owedOn = async (customer: UnitOfWork, { id: documentId }: Entry): Promise<string | undefined> =>
  (await owedPage(customer, { documentId, side: 'purchases' }, 1, 0))[0]?.owedDay
