import type { UnitOfWork } from '../../platform/index.ts'
import { warningsOf } from './rules/warnings.ts'
import * as bills from './store/bills.ts'
import * as store from './store/entries.ts'
import { openTo as isOpenTo } from './store/open-to.ts'
import * as owed from './store/owed.ts'

/** The company’s own entry for a document; undefined where it has none, or has deleted it. */
export const findEntry: typeof store.find = (...given) => store.find(...given)

/** The entries that are there of those that are named. */
export const findEntries: typeof store.among = (...given) => store.among(...given)

/** What a document answers, corrects or follows; undefined where that is nothing that the company has. */
export const findAnswered: typeof store.answeredBy = (...given) => store.answeredBy(...given)

/** Those of these documents that have a warning which somebody should look at before they approve. */
export const areWarned = async (uow: UnitOfWork, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await store.among(uow, ids)).filter((entry) => warningsOf(entry).length > 0).map(({ id }) => id))

/** The entry, held against whoever would change it until the transaction ends. */
export const lockEntry: typeof store.lock = (...given) => store.lock(...given)

/** What answers, corrects or follows a document, oldest first. */
export const entriesAnswering: typeof store.answering = (...given) => store.answering(...given)

/** The same as far as it can be held, asked together with others of the same turn. */
export const entriesFollowing: typeof store.allFollowing = (...given) => store.allFollowing(...given)

/** What answers, corrects or follows any of these documents, oldest first. */
export const entriesAnsweringAny: typeof store.answeringAny = (...given) => store.answeringAny(...given)

/** What falls due before a day, held until the transaction ends. */
export const entriesPastDue: typeof store.pastDue = (...given) => store.pastDue(...given)

/** Quotes whose validity ended before a day, held until the transaction ends. */
export const lapsing: typeof store.lapsing = (...given) => store.lapsing(...given)

/** Documents whose bytes are here still, in the order of their ids, after one of them. */
export const contentsAfter: typeof store.contentsAfter = (...given) => store.contentsAfter(...given)

/** The words and codes of answers. */
export const answerReasons: typeof store.reasonsOf = (...given) => store.reasonsOf(...given)

/** Issued invoices that money may have come in for, by what is told of it. */
export const openSales: typeof bills.openSales = (...given) => bills.openSales(...given)

/** Documents of these types that were received in a period, the newest first. */
export const receivedBetween: typeof bills.receivedBetween = (...given) => bills.receivedBetween(...given)

/** The invoices and credit notes that were exchanged with a partner, the latest first. */
export const billsWith: typeof bills.billsWith = (...given) => bills.billsWith(...given)

/** The first invoice that came of each of these connections. */
export const firstBillsOf: typeof bills.firstBillsOf = (...given) => bills.firstBillsOf(...given)

/** What comes back from hold by itself by a day. */
export const entriesBackBy: typeof store.backBy = (...given) => store.backBy(...given)

/** What was billed over a connection in one currency, and what of it is paid. */
export const billedOver: typeof bills.billedOver = (...given) => bills.billedOver(...given)

/** What is owed, added up by side, currency and the day on which it is to be paid. */
export const owedByDay: typeof owed.byDay = (...given) => owed.byDay(...given)

export type OwedEntry = owed.OwedEntry

/** The bills that are owed, by the day on which they are to be paid. */
export const owedPage: typeof owed.page = (...given) => owed.page(...given)
export const owedCount: typeof owed.count = (...given) => owed.count(...given)

/** Bills whose agreed day is over and that no payment was ordered for. */
export const agreedBefore: typeof owed.agreedBefore = (...given) => owed.agreedBefore(...given)

/** Whether a row of documents is open to somebody, said in SQL. */
export const openTo: typeof isOpenTo = (...given) => isOpenTo(...given)
