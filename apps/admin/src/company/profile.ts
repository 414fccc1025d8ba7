/** A value with the scheme that gives it meaning, as it is being typed. */
export interface Pair {
  readonly scheme: string
  readonly value: string
}

/** What is edited of a company. */
export interface Profile {
  readonly name: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly identifiers: readonly Pair[]
}

export const addressParts = ['street', 'zip', 'city'] as const
export type AddressPart = (typeof addressParts)[number]

interface Account {
  readonly CompanyName: string
  readonly Identifiers: readonly Pair[]
  readonly AddressLines: readonly Pair[]
}

const isPart = (scheme: string, part: AddressPart) => scheme.toLowerCase() === part

export function profileOf({ CompanyName, Identifiers, AddressLines }: Account): Profile {
  const line = (part: AddressPart) => AddressLines.find(({ scheme }) => isPart(scheme, part))?.value ?? ''
  return {
    name: CompanyName,
    street: line('street'),
    zip: line('zip'),
    city: line('city'),
    identifiers: Identifiers,
  }
}

/** What is saved: lines of the address that have no field here stay as they are; what is empty goes (F-172). */
export function savedAs(profile: Profile, { AddressLines }: Pick<Account, 'AddressLines'>) {
  const { name, identifiers, ...address } = kept(profile)
  const others = AddressLines.filter(({ scheme }) => !addressParts.some((part) => isPart(scheme, part)))
  return {
    CompanyName: name,
    AddressLines: [...addressParts.map((part) => ({ scheme: part, value: address[part] })), ...others],
    Identifiers: [...identifiers],
  }
}

/** A profile as the server keeps it: without spaces around, and without what is empty (F-172). */
export const kept = (profile: Profile): Profile => ({
  name: profile.name.trim(),
  street: profile.street.trim(),
  zip: profile.zip.trim(),
  city: profile.city.trim(),
  identifiers: profile.identifiers
    .map(({ scheme, value }) => ({ scheme: scheme.trim(), value: value.trim() }))
    .filter(({ value }) => value !== ''),
})

export const isChanged = (profile: Profile, saved: Profile): boolean =>
  JSON.stringify(profile) !== JSON.stringify(saved)
