import type { UnitOfWork } from '../../platform/index.ts'
import { exponentOf, fromMinor } from '../entries/index.ts'
import { count } from './store/counts.ts'
import * as store from './store/figures.ts'

/** F-138: what a figure counts for. */
const typeOf = { sales: 1, purchases: -1 } as const

/** Bills issued in a time that were answered, by their side. */
export const answeredBills = async (uow: UnitOfWork, days: store.Days) =>
  (await store.answers(uow, days)).map(({ side, answered, rejected, toAnswer }) => ({
    Type: typeOf[side],
    Answered: Number(answered),
    Rejected: Number(rejected),
    ...(toAnswer !== null && { HoursToAnswer: Math.round(toAnswer) }),
  }))

/** Days on average from the receipt of invoices to their payment, of those paid in a time, by their side. */
export const paymentTurnaround = async (uow: UnitOfWork, days: store.Days) =>
  (await store.turnaround(uow, days)).map((part) => ({
    Type: typeOf[part.side],
    Days: Math.round(part.days * 10) / 10,
    Invoices: Number(part.count),
  }))

/** The invoices that are to be paid until a day, by side and currency. */
export const upcomingPayments = async (uow: UnitOfWork, until: string) =>
  (await store.upcoming(uow, until)).map(({ side, currency, count, minor }) => ({
    Type: typeOf[side],
    Currency: currency,
    Invoices: Number(count),
    Sum: fromMinor(BigInt(minor), exponentOf(currency)),
  }))

export const invoicesSince = (uow: UnitOfWork, from: string): Promise<number> => store.invoicesSince(uow, from)

/** Whether the company has a document that its list shows. */
export const hasDocuments = async (uow: UnitOfWork): Promise<boolean> => (await count(uow, {})) > 0
