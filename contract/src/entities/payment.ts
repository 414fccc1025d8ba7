import { dueSides, partActions, statementOutcomes } from '../enumerations/index.ts'
import {
  currency,
  date,
  decimal,
  entity,
  id,
  instant,
  list,
  maybe,
  oneOf,
  record,
  text,
  uuid,
  whole,
  yes,
} from '../words/index.ts'

const account = text({ max: 64, example: 'DE02120300000000202051' })

/** One invoice that is paid, as the bank is told; or a credit note that is set off, its amount negative. */
const payment = record({
  DocumentId: id('document'),
  ID: text(),
  Payee: text(),
  Account: account,
  Amount: decimal(),
  Currency: currency(),
  /** What is not paid because it is paid early. */
  Discount: maybe(decimal()),
})

const sums = list(record({ Currency: currency(), Sum: decimal() }))

/** What of some documents can be paid and to whom; of each other one, why not. */
export const PaymentProposal = entity('PaymentProposal', {
  /** The company’s own, from which it can be paid. */
  Accounts: list(account),
  Payments: list(payment),
  Sums: sums,
  /** So many movements on the account: none where credit notes are set off against all of it. */
  Transfers: whole({ min: 0 }),
  Refused: list(record({ DocumentId: id('document'), ID: text(), Reason: text({ max: 1000 }) })),
})

export const PaymentFileInput = entity('PaymentFileInput', {
  DocumentIds: list(id('document'), { min: 1, max: 1000 }),
  Account: account,
  ExecutionDate: date(),
})

/** What a company told its bank to pay, in one file. */
export const PaymentFile = entity('PaymentFile', {
  Id: uuid(),
  Created: instant(),
  AuthorId: maybe(id('user')),
  AuthorName: maybe(text()),
  Account: account,
  ExecutionDate: date(),
  Payments: list(payment),
  Sums: sums,
  /** So many movements on the account; of none there is no file for the bank. */
  Transfers: whole({ min: 0 }),
})

/** A part of an invoice that was paid, or came in for it. */
export const PaymentPartInput = entity('PaymentPartInput', {
  Amount: decimal(),
  Day: date(),
  /** The movement of a statement that it is (StatementResult): it is noted once. */
  Movement: maybe(text({ max: 100 })),
  /** More than is open is taken where this is said. */
  Overpaid: maybe(yes(false)),
})

export const PaymentParts = entity('PaymentParts', {
  Parts: list(
    record({
      Id: uuid(),
      Day: date(),
      Amount: decimal(),
      Discount: maybe(decimal()),
      /** A bank's statement tells it; else somebody says so. */
      ByStatement: yes(),
      AuthorName: maybe(text()),
      AllowedActions: list(oneOf(partActions)),
    }),
  ),
})

/** A part of a bill that was paid or came in; those of one movement on the account, or of one payment, have the same Key. */
export const RemittanceLine = entity('RemittanceLine', {
  Key: text({ max: 200 }),
  Day: date(),
  Side: oneOf(dueSides),
  Partner: text(),
  DocumentId: id('document'),
  ID: text(),
  Amount: decimal(),
  Currency: currency(),
  Discount: maybe(decimal()),
  /** A bank's statement tells it; else somebody says so. */
  ByStatement: yes(),
})

/** What a bank's statement says of the payments of a company. */
export const StatementResult = entity('StatementResult', {
  Entries: list(
    record({
      /** Its place in the statement, from 1: a statement may tell the same movement twice. */
      Place: whole({ min: 1 }),
      Outcome: oneOf(statementOutcomes),
      /** By what the same movement is known again. */
      Movement: text({ max: 100 }),
      Day: maybe(date()),
      Amount: decimal(),
      Currency: text({ max: 10 }),
      Counterparty: text(),
      Remittance: text({ max: 2000 }),
      /** The invoice that it pays, with what was ordered, where it is known. */
      DocumentId: maybe(id('document')),
      ID: maybe(text()),
      Ordered: maybe(decimal()),
      /** What of the invoice is left to pay after it. */
      Open: maybe(decimal()),
      /** What it may be for, the likeliest first. */
      Proposals: maybe(
        list(
          record({
            DocumentId: id('document'),
            ID: text(),
            Partner: text(),
            Amount: decimal(),
            Open: decimal(),
            DueDate: maybe(date()),
          }),
          { max: 5 },
        ),
      ),
      /** Why the invoice does not take it. */
      Reason: maybe(text({ max: 1000 })),
    }),
  ),
})
