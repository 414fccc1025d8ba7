import { documentTypesOfTrade } from '../enumerations/index.ts'
import { currency, decimal, entity, id, list, mapOf, maybe, oneOf, text, yes } from '../words/index.ts'

/** Where the work on a document goes: to people or teams, and by which rule. */
export const Route = entity('Route', {
  documentId: maybe(id('document')),
  taskType: text({ max: 60 }),
  assigneeIds: list(id('user')),
  teamIds: list(id('team')),
  because: maybe(text({ max: 1000 })),
})

/** What routing is asked to decide on. */
export const EvaluationInput = entity('EvaluationInput', {
  documentId: maybe(id('document')),
  documentType: maybe(oneOf(documentTypesOfTrade)),
  taskType: text({ min: 1, max: 60 }),
  companyId: maybe(id('company')),
  senderId: maybe(id('company')),
  amount: maybe(decimal()),
  currency: maybe(currency()),
  fields: maybe(mapOf(text({ max: 1000 }), { max: 100 })),
})

export const Evaluation = entity('Evaluation', { matched: yes(), routes: list(Route, { max: 100 }) })
