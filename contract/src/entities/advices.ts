import { documentTypesOfTrade, namingTypes } from '../enumerations/index.ts'
import { currency, date, decimal, entity, id, list, maybe, oneOf, record, text, whole } from '../words/index.ts'

const named = {
  DocumentId: id('document'),
  ID: text({ max: 1000 }),
  type: oneOf(documentTypesOfTrade),
}

const naming = {
  DocumentId: id('document'),
  ID: text({ max: 1000 }),
  type: oneOf(namingTypes),
  /** When it was paid, or was asked for; the day of its issue where it does not say. */
  Day: maybe(date()),
  /** Which one a payment reminder is: 1 the first, 2 the second. */
  Level: maybe(whole({ min: 1, max: 999 })),
}

/** An invoice or a credit note of a partner, as far as whatever names it says the same of it. */
const nameable = {
  ...named,
  Date: maybe(date()),
  DueDate: maybe(date()),
  Currency: currency(),
  /** What of it is paid, or owed, before anything is left out; of a credit note below zero. */
  Amount: decimal(),
  /** The latest document that names it. */
  NamedBy: maybe(record(naming)),
  /** Why it cannot be named now. */
  Because: maybe(text({ max: 1000 })),
}

/** An invoice or a credit note of a partner, as a line of an advice says it. */
export const AdvisableDocument = entity('AdvisableDocument', {
  ...nameable,
  /** What of that was not paid because it was early. */
  Discount: maybe(decimal()),
  /** When it was paid, or is to be, and how the bank names it. */
  PaidOn: maybe(date()),
  Account: maybe(text({ max: 64 })),
  PaymentReference: maybe(text({ max: 140 })),
  /** It is paid already. */
  Settled: maybe(oneOf(['PAID', 'PARTLY_PAID', 'ORDERED'])),
})

/** An invoice of the company's own or a credit note, as a line of a payment reminder says it. */
export const RemindableDocument = entity('RemindableDocument', {
  ...nameable,
  /** For how many days it has been due. */
  DaysOverdue: maybe(whole({ min: 1 })),
})

/** What is to be named: of one partner, in one currency. */
export const NamingInput = entity('NamingInput', {
  DocumentIds: list(id('document'), { min: 1, max: 1000 }),
})

/** Which bills the lines of a document name, and which documents name a bill. */
export const NamedDocuments = entity('NamedDocuments', {
  Names: list(
    record({
      LineId: text({ max: 100 }),
      ...named,
      /** Of a draft, why it should not be named any longer. */
      Because: maybe(text({ max: 1000 })),
    }),
  ),
  NamedBy: list(record(naming)),
})
