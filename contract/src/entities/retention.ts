import { documentTypesOfTrade, holdKinds } from '../enumerations/index.ts'
import { date, entity, id, instant, list, maybe, oneOf, record, text, whole, yes } from '../words/index.ts'

/** What somebody holds beyond the time for which the law has it kept. */
export const Hold = entity('Hold', {
  Kind: oneOf(holdKinds),
  /** Of a held document, or of the partner whose documents are held. */
  DocumentId: maybe(id('document')),
  ConnectionId: maybe(id('connection')),
  /** The number of the document, or the name of the partner. */
  Name: maybe(text()),
  /** Who holds it; absent where they work here no more. */
  By: maybe(text()),
  Reason: text({ max: 2000 }),
  Since: instant(),
})

/** How long papers are kept: by the law of the company’s country that is in force today. */
export const RetentionRules = entity('RetentionRules', {
  Country: text({ max: 2 }),
  /** Where the law says so. */
  Source: text({ max: 300 }),
  /** Since when it does; absent where it has for longer than is known here. */
  From: maybe(date()),
  /** Whole years from the end of the calendar year of a document. */
  Years: list(record({ Types: list(oneOf(documentTypesOfTrade), { max: 20 }), Years: whole({ min: 1, max: 99 }) }), {
    max: 10,
  }),
  Discard: yes(),
})
