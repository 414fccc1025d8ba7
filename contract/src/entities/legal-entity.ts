import { locationTypes } from '../enumerations/index.ts'
import { entity, id, list, maybe, oneOf, record, text, yes } from '../words/index.ts'

const line = maybe(text({ max: 200 }))

/** F-153, F-175; responses.md B, Legal entities. */
export const LegalEntityLocation = entity('LegalEntityLocation', {
  Id: maybe(text({ max: 60 })),
  LegalEntityId: maybe(id('legalEntity')),
  Type: oneOf(locationTypes),
  IsDefault: yes(),
  Address: record({
    buildingnumber: line,
    street: line,
    city: line,
    zip: line,
    state: line,
    locality: line,
    country: line,
  }),
})

export const LegalEntityIdentifier = entity('LegalEntityIdentifier', {
  LegalEntityId: maybe(id('legalEntity')),
  IdentifierScheme: text({ min: 1, max: 100 }),
  IdentifierValue: text({ min: 1 }),
  Label: maybe(text({ max: 100 })),
})

/** A part of a company that has rights and duties of its own. */
export const LegalEntity = entity('LegalEntity', {
  Id: maybe(id('legalEntity')),
  CompanyId: id('company'),
  Name: text({ min: 1 }),
  AlternateEntityId: maybe(text({ max: 100 })),
  Description: maybe(text()),
  LegalNote: maybe(text({ max: 2000 })),
  Locations: maybe(list(LegalEntityLocation, { max: 100 })),
  Identifiers: maybe(list(LegalEntityIdentifier, { max: 100 })),
})
