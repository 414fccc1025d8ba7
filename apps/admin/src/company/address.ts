import type { Address } from './api.ts'

/** The parts of an address that have a field, in the order in which they are written. */
export const placeParts = ['street', 'zip', 'city', 'country'] as const
export type Place = Readonly<Record<(typeof placeParts)[number], string>>

const partOf = ({ data }: Pick<Address, 'data'>, part: string) =>
  data.find(({ scheme }) => scheme.toLowerCase() === part)?.value ?? ''

export function placeOf(address: Pick<Address, 'data'> | undefined): Place {
  const part = (name: string) => (address ? partOf(address, name) : '')
  return { street: part('street'), zip: part('zip'), city: part('city'), country: part('country') }
}

/** An address with what its fields say; what has no field stays. */
export function dataOf(place: Place, before: Pick<Address, 'data'> | undefined): Address['data'] {
  const others = (before?.data ?? []).filter(
    ({ scheme }) => !(placeParts as readonly string[]).includes(scheme.toLowerCase()),
  )
  const filled = placeParts.flatMap((scheme) => {
    const value = place[scheme].trim()
    return value === '' ? [] : [{ scheme, value }]
  })
  return [...filled, ...others]
}

/** How it is written: street, town with its code, country. */
export function addressLines(address: Pick<Address, 'data'>): readonly string[] {
  const { street, zip, city, country } = placeOf(address)
  return [street, `${zip} ${city}`.trim(), country].filter((line) => line !== '')
}
