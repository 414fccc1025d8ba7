import { blanketActions } from '../enumerations/index.ts'
import { currency, date, decimal, entity, id, list, maybe, oneOf, record, text, yes } from '../words/index.ts'

/** A blanket order: what is called off of it, and what is left. */
export const BlanketOrder = entity('BlanketOrder', {
  OrderId: id('document'),
  ID: text({ max: 100 }),
  From: maybe(date()),
  Until: maybe(date()),
  Currency: maybe(currency()),
  Lines: list(
    record({
      LineId: text({ max: 100 }),
      Description: text({ max: 2000 }),
      Unit: maybe(text({ max: 10 })),
      Price: maybe(decimal()),
      Ordered: decimal(),
      CalledOff: decimal(),
      /** What can still be called off. */
      Left: decimal(),
      AccountingCostCode: maybe(text({ max: 100 })),
    }),
  ),
  /** What all of it comes to without tax, and what of that is left. */
  Amount: decimal(),
  LeftAmount: decimal(),
  /** Those that the reader may read, oldest first. */
  CallOffs: list(
    record({
      DocumentId: id('document'),
      ID: text({ max: 100 }),
      Day: maybe(date()),
      /** As the document says; with its tax, where it says that. */
      Amount: maybe(decimal()),
      /** Rejected or canceled: it calls nothing off any more. */
      GaveBack: yes(),
    }),
  ),
  AllowedActions: list(oneOf(blanketActions)),
  /** Why nothing can be called off. */
  Because: maybe(text({ max: 2000 })),
})

/** What is called off, at the prices of the blanket order. */
export const CallOffInput = entity('CallOffInput', {
  Lines: list(
    record({
      LineId: text({ max: 100 }),
      Quantity: decimal(),
      /** That of the blanket order, where nothing is said. */
      AccountingCostCode: maybe(text({ max: 100 })),
    }),
    { min: 1, max: 1000 },
  ),
  DeliveryDate: maybe(date()),
  /** Where it is delivered: a place of a legal entity of the company; as the blanket order says, where nothing is said. */
  DeliverTo: maybe(record({ LegalEntityId: id('legalEntity'), LocationId: text({ max: 60 }) })),
  Note: maybe(text({ max: 4000 })),
})
