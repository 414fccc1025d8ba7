import { InvoiceMatch, MatchableOrder, MatchedInvoice, MatchTolerance } from '../entities/index.ts'
import { matchViews } from '../enumerations/index.ts'
import {
  call,
  date,
  id,
  list,
  maybe,
  nothing,
  number,
  oneOf,
  pageOf,
  paging,
  record,
  text,
  whole,
} from '../words/index.ts'

const path = { documentId: id('document') }
const needs = { documentId: 'documentId is required' }

/** Issue 22: invoices are held against what was ordered and received. */
export const matching = {
  readMatch: call('GET documents/{documentId}/match', {
    id: 'K-MTC-01',
    says: 'Holds a received invoice against the orders that it bills: which line is which, and what differs in price, unit and quantity.',
    may: 'document.read',
    needs,
    path,
    returns: InvoiceMatch,
    fails: ['ResourceNotFound'],
  }),
  listMatches: call('GET matching/invoices', {
    id: 'K-MTC-02',
    says: 'The received invoices of orders: those that differ and wait for somebody, those in dispute, those that fit and wait to be accepted, those whose differences somebody accepted; those of no order that wait; and all that are on hold.',
    may: 'document.read',
    query: { ...paging(50), view: oneOf(matchViews), q: maybe(text({ max: 200 })) },
    returns: pageOf('Items', MatchedInvoice),
  }),
  listMatchOrders: call('GET documents/{documentId}/match/orders', {
    id: 'K-MTC-09',
    says: 'The orders to whose lines those of an invoice can be led: what went to its supplier in its currency, open ones first.',
    may: 'match.accept',
    needs,
    path,
    query: { q: maybe(text({ max: 200 })) },
    returns: record({ Orders: list(MatchableOrder) }),
    fails: ['ResourceNotFound'],
  }),
  acceptDifferences: call('POST documents/{documentId}/match/acceptance', {
    id: 'K-MTC-03',
    says: 'Accepts how an invoice differs from its orders, with a reason for the log. It holds until the invoice differs in another way.',
    may: 'match.accept',
    needs,
    path,
    body: record({ Reason: text({ min: 1, max: 1000, says: 'Why, for the log.' }) }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  reopenMatch: call('DELETE documents/{documentId}/match/acceptance', {
    id: 'K-MTC-04',
    says: 'Reopens a match: takes back that its differences were accepted, and the approval of the invoice, unless that is paid. One that was accepted towards its supplier is put on hold.',
    may: 'match.accept',
    needs,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  readLineLinkerMetrics: call('GET ada/workflow/coding/linelinker/metrics', {
    id: 'CSU-08',
    says: 'How well lines of invoices found the lines of orders that they bill: how many are linked and how many of no order; of those that were linked by themselves how many rightly (precision), and of those that belong to an order how many were found (recall). Both are absent while there is nothing to tell.',
    may: 'coding.read',
    timeout: 4000,
    returns: record({
      linked: whole({ min: 0 }),
      unlinked: whole({ min: 0 }),
      precision: maybe(number({ min: 0, max: 1 })),
      recall: maybe(number({ min: 0, max: 1 })),
    }),
  }),
  readTolerances: call('GET matching/tolerances', {
    id: 'K-MTC-05',
    says: 'What the company tolerates of which supplier, and what happens with invoices that fit.',
    may: 'document.read',
    returns: record({ Tolerances: list(MatchTolerance, { max: 1000 }) }),
  }),
  saveTolerances: call('PUT matching/tolerances', {
    id: 'K-MTC-06',
    says: 'Sets what is tolerated. Invoices that wait are looked at anew.',
    may: 'match.configure',
    body: record({ Tolerances: list(MatchTolerance, { max: 1000 }) }),
    returns: nothing(),
  }),
  holdInvoice: call('PUT documents/{documentId}/onhold', {
    id: 'K-MTC-07',
    says: 'Puts a received invoice on hold, with a reason: nobody accepts or pays it, by hand or by itself, until it is taken off hold, or its day has come.',
    may: 'document.answer',
    needs,
    path,
    body: record({
      Reason: text({ min: 1, max: 1000, says: 'Why, for the log.' }),
      /** The day on which it comes back by itself; without one it stays until somebody takes it off hold. */
      Until: maybe(date()),
    }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),
  resumeInvoice: call('DELETE documents/{documentId}/onhold', {
    id: 'K-MTC-08',
    says: 'Takes an invoice off hold: it is looked at anew, and what was to happen by itself happens now.',
    may: 'document.answer',
    needs,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
