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
  const others = AddressLines.filter(({ scheme }) => !addressParts.some((part) => isPart(scheme, part)))
  return {
    CompanyName: profile.name.trim(),
    AddressLines: [...addressParts.map((part) => ({ scheme: part, value: profile[part].trim() })), ...others],
    Identifiers: profile.identifiers.map(({ scheme, value }) => ({ scheme: scheme.trim(), value: value.trim() })),
  }
}

export const isChanged = (profile: Profile, saved: Profile): boolean =>
  JSON.stringify(profile) !== JSON.stringify(saved)
