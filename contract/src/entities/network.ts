import { entity, id, maybe, text, whole } from '../words/index.ts'

/** F-177: connections that belong together. */
export const ConnectionGroup = entity('ConnectionGroup', {
  Id: id('group'),
  Name: text({ min: 1, max: 100 }),
  Description: maybe(text()),
  ConnectionCount: maybe(whole({ min: 0 })),
})

/** The terms on which two companies pay or deliver. */
export const ConnectionTerms = entity('ConnectionTerms', {
  ConnectionId: maybe(id('connection')),
  Code: maybe(text({ max: 20, says: 'Of UNCL 4279 for payment, of Incoterms for delivery.' })),
  Days: maybe(whole({ min: 0, max: 3650 })),
  DiscountPercent: maybe(text({ max: 10, pattern: '^\\d{1,3}(\\.\\d{1,4})?$', example: '2.5' })),
  DiscountDays: maybe(whole({ min: 0, max: 3650 })),
  Note: maybe(text({ max: 2000 })),
})

/** F-187: what a company keeps of a relationship under a name of its own, such as the supplier’s number or class. */
export const RelationshipProperty = entity('RelationshipProperty', {
  relationshipPropertyId: text({ min: 1, max: 100, example: 'Supplier number' }),
  value: text({ max: 10_000 }),
  /** Of which connection; a save needs it. */
  connectionId: maybe(id('connection')),
})
