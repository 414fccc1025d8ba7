import { documentTypesOfTrade } from '../enumerations/index.ts'
import { currency, decimal, entity, id, instant, maybe, oneOf, text } from '../words/index.ts'

export const TemplateInput = entity('TemplateInput', {
  Name: text({ min: 1, max: 100 }),
  /** The document that it is made of; without one, a template keeps what it has. */
  DocumentId: maybe(id('document')),
})

/** A document that is used again and again. */
export const Template = entity('Template', {
  Id: id('template'),
  Name: text({ max: 100 }),
  Type: oneOf(documentTypesOfTrade),
  /** The other party, as it is named in the document. */
  Partner: maybe(text()),
  Amount: maybe(decimal()),
  Currency: maybe(currency()),
  AuthorId: maybe(id('user')),
  AuthorName: maybe(text()),
  Changed: instant(),
})
