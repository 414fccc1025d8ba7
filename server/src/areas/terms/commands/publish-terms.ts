import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import { whyNotPublish } from '../rules.ts'
import * as store from '../store.ts'

export interface NewTerms {
  readonly zone: string
  readonly version: string
  readonly text: string
  /** Those that the zone has besides its own, ISO 3166-1 alpha-2; a country of another zone leaves it. */
  readonly countries: readonly string[]
}

/**
 * Publishes a version of the terms of a zone: from now on it holds in all of the zone's countries.
 *
 * @returns these countries
 * @throws Error where the names or the text will not do, the version is there, or the zone has no country.
 */
export async function publishTerms(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  terms: NewTerms,
): Promise<readonly string[]> {
  const { zone, version, text, countries } = terms
  const why = whyNotPublish(terms)
  if (why !== undefined) throw new Error(why)
  const known = await store.countriesOf(tx, zone)
  if (known.length + countries.length === 0)
    throw new Error(`The zone ${zone} has no country: name at least one with --country.`)
  if ((await store.find(tx, zone, version)) !== undefined)
    throw new Error(`Version ${version} of the zone ${zone} is published already: give another version.`)
  // Countries first: broken off here, the command can be given again.
  if (countries.length > 0) await store.assign(tx, zone, countries)
  await store.insert(tx, { country_zone: zone, version, text, published: now })
  return store.countriesOf(tx, zone)
}

/**
 * Takes the countries out of a zone: no terms hold there any more. What was published and accepted stays.
 *
 * @returns how many countries they were
 */
export const withdrawTerms = (tx: Tx, zone: string): Promise<number> => store.clearZone(tx, zone)

/** The countries in which terms hold, and which. */
export const listTerms = (tx: Tx): Promise<readonly store.CountryRow[]> => store.latestByCountry(tx)
