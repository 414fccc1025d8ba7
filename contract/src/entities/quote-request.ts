import { quoteDifferences, quoteReplies, quoteRequestActions, quoteRequestStates } from '../enumerations/index.ts'
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
  whole,
  yes,
} from '../words/index.ts'

const requestLine = {
  LineId: text({ max: 100 }),
  Name: text({ max: 300 }),
  Description: maybe(text({ max: 2000 })),
  Quantity: record({ value: decimal(), unitCode: text({ max: 10 }) }),
}

const head = {
  Id: id('quoteRequest'),
  /** Under which number all who were asked have it. */
  ID: text({ max: 100 }),
  RequisitionId: id('requisition'),
  RequisitionNumber: text({ max: 100 }),
  Title: maybe(text({ max: 4000 })),
  State: oneOf(quoteRequestStates),
  Currency: currency(),
  /** Quotes are asked for until the end of this day. */
  RespondBy: maybe(date()),
  NeededBy: maybe(date()),
  Created: instant(),
  /** How many were asked, and how many of them have answered. */
  Asked: whole({ min: 0 }),
  Answered: whole({ min: 0 }),
  /** Quotes are still asked for, and all have answered. */
  IsReady: yes(),
}

/** A request for quotes in a list. */
export const QuoteRequestBrief = entity('QuoteRequestBrief', head)

/** Who is asked for what until when. */
export const QuoteRequestInput = entity('QuoteRequestInput', {
  RequisitionId: id('requisition'),
  ConnectionIds: list(id('connection'), { min: 1, max: 50 }),
  RespondBy: maybe(date()),
  /** What is said to all who are asked. */
  Note: maybe(text({ max: 4000 })),
  /** Lines of the requisition; all unless given. */
  LineIds: maybe(list(text({ max: 100 }), { min: 1, max: 1000 })),
})

/** Which lines are bought of whom: lines that are left out are bought of nobody. */
export const QuoteAward = entity('QuoteAward', {
  Lines: list(record({ LineId: text({ max: 100 }), QuoteId: id('document') }), { min: 1, max: 1000 }),
  /** What those are told who are not chosen, once orders have gone out. */
  Thanks: maybe(text({ max: 1000 })),
})

/** A request for quotes with what came of it, line by line. */
export const QuoteRequest = entity('QuoteRequest', {
  ...head,
  Note: maybe(text({ max: 4000 })),
  Lines: list(
    record({
      ...requestLine,
      /** What was offered for it, one for each quote that has it. */
      Offers: list(
        record({
          QuoteId: id('document'),
          Name: text({ max: 2000 }),
          Quantity: decimal(),
          Unit: text({ max: 10 }),
          /** Of one unit, net, after allowances. */
          Price: decimal(),
          Amount: decimal(),
          /** The amount in the currency of the request, by the rate of the quote’s day; absent where no rate is known. */
          Comparable: maybe(decimal()),
          Differences: list(oneOf(quoteDifferences)),
          /** The lowest price of a unit among those that offer what was asked for. */
          IsBest: yes(),
        }),
      ),
      /** The quote to which it was awarded. */
      AwardedTo: maybe(id('document')),
    }),
  ),
  Suppliers: list(
    record({
      ConnectionId: id('connection'),
      Name: text(),
      /** No member of the network: what they offer comes by other means, and is entered. */
      IsOutside: yes(),
      /** The request as it went to this supplier: what is said in its thread, nobody else reads. */
      RequestId: id('document'),
      Reply: oneOf(quoteReplies),
      /** Why they declined. */
      Reason: maybe(text({ max: 4000 })),
      Quotes: list(
        record({
          QuoteId: id('document'),
          ID: text({ max: 100 }),
          Currency: currency(),
          /** Of all its lines, net. */
          Net: decimal(),
          Comparable: maybe(decimal()),
          ValidUntil: maybe(date()),
          DeliveryDate: maybe(date()),
          Note: maybe(text({ max: 4000 })),
          Received: instant(),
          /** It came after the day that was named. */
          IsLate: yes(),
          IsExpired: yes(),
          /** Every line that was asked for is offered. */
          IsComplete: yes(),
          /** The lowest sum among complete ones. */
          IsBest: yes(),
          /** Why nothing can be bought by it. */
          NotBecause: maybe(text({ max: 1000 })),
        }),
      ),
    }),
  ),
  AllowedActions: list(oneOf(quoteRequestActions)),
})
