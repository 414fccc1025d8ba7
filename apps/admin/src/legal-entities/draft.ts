import type { Client } from '@kontor/sdk'

export type LegalEntity = Awaited<ReturnType<Client['legalEntities']['readEntity']>>
type Location = NonNullable<LegalEntity['Locations']>[number]
export type LocationType = Location['Type']

export const addressFields = ['street', 'buildingnumber', 'zip', 'city', 'country'] as const
export type AddressField = (typeof addressFields)[number]

export interface PlaceDraft {
  readonly id: string
  readonly type: LocationType
  readonly isDefault: boolean
  readonly address: Readonly<Record<AddressField, string>>
  /** Parts of the address that have no field here. */
  readonly rest: Location['Address']
}

export interface IdentifierDraft {
  readonly scheme: string
  readonly value: string
  readonly label: string | undefined
}

/** A legal entity while it is edited. */
export interface Draft {
  readonly name: string
  readonly alternateId: string
  readonly legalNote: string
  readonly identifiers: readonly IdentifierDraft[]
  readonly places: readonly PlaceDraft[]
  /** What has no field here. */
  readonly description: string | undefined
}

export const newPlace = (type: LocationType, isDefault: boolean): PlaceDraft => ({
  id: crypto.randomUUID(),
  type,
  isDefault,
  address: { street: '', buildingnumber: '', zip: '', city: '', country: '' },
  rest: {},
})

export const draftOf = (entity?: LegalEntity): Draft => ({
  name: entity?.Name ?? '',
  alternateId: entity?.AlternateEntityId ?? '',
  legalNote: entity?.LegalNote ?? '',
  description: entity?.Description,
  identifiers: (entity?.Identifiers ?? []).map(({ IdentifierScheme, IdentifierValue, Label }) => ({
    scheme: IdentifierScheme,
    value: IdentifierValue,
    label: Label,
  })),
  places: (entity?.Locations ?? []).map(({ Id, Type, IsDefault, Address }) => {
    const { street = '', buildingnumber = '', zip = '', city = '', country = '', ...rest } = Address
    const address = { street, buildingnumber, zip, city, country }
    return { ...newPlace(Type, IsDefault), ...(Id !== undefined && { id: Id }), address, rest }
  }),
})

const isEmpty = ({ address }: PlaceDraft) => Object.values(address).every((value) => value.trim() === '')

/** What is saved: without places and identifiers in which nothing was written. */
export function entityOf(draft: Draft, CompanyId: string): LegalEntity {
  const { name, alternateId, legalNote, description, identifiers, places } = draft
  return {
    CompanyId,
    Name: name.trim(),
    ...(alternateId.trim() && { AlternateEntityId: alternateId.trim() }),
    ...(legalNote.trim() && { LegalNote: legalNote.trim() }),
    ...(description !== undefined && { Description: description }),
    Identifiers: identifiers
      .filter(({ scheme, value }) => scheme.trim() !== '' && value.trim() !== '')
      .map(({ scheme, value, label }) => ({
        IdentifierScheme: scheme.trim(),
        IdentifierValue: value.trim(),
        ...(label !== undefined && { Label: label }),
      })),
    Locations: places
      .filter((place) => !isEmpty(place))
      .map(({ id, type, isDefault, address, rest }) => ({
        Id: id,
        Type: type,
        IsDefault: isDefault,
        Address: {
          ...rest,
          ...Object.fromEntries(addressFields.flatMap((f) => (address[f].trim() ? [[f, address[f].trim()]] : []))),
        },
      })),
  }
}

/** The places with one of them as the default of its type, and no other of that type. */
export function withDefault(places: readonly PlaceDraft[], id: string, isDefault: boolean): PlaceDraft[] {
  const type = places.find((place) => place.id === id)?.type
  return places.map((place) =>
    place.id === id
      ? { ...place, isDefault }
      : place.type === type && isDefault
        ? { ...place, isDefault: false }
        : place,
  )
}
