import type { LegalEntity, LegalEntityIdentifier, LegalEntityLocation, Of } from '@kontor/contract'
import type { LegalEntityRecord } from './store.ts'

export const locationsOf = ({ id, locations }: LegalEntityRecord): Of<typeof LegalEntityLocation>[] =>
  locations.map((location) => ({ ...location, LegalEntityId: id }))

export const identifiersOf = ({ id, identifiers }: LegalEntityRecord): Of<typeof LegalEntityIdentifier>[] =>
  identifiers.map((identifier) => ({ ...identifier, LegalEntityId: id }))

export const entityOf = (record: LegalEntityRecord): Of<typeof LegalEntity> => ({
  Id: record.id,
  CompanyId: record.company_id,
  Name: record.name,
  ...(record.alternate_id === null ? {} : { AlternateEntityId: record.alternate_id }),
  ...(record.description === null ? {} : { Description: record.description }),
  ...(record.legal_note === null ? {} : { LegalNote: record.legal_note }),
  Locations: locationsOf(record),
  Identifiers: identifiersOf(record),
})
