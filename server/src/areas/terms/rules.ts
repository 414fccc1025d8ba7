import type { TermsParty } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** A version of the terms of a zone. */
export interface TermsVersion {
  readonly country_zone: string
  readonly version: string
}

/** How a company and a person stand to the terms that hold for them. */
export interface Standing {
  /** Those that hold in the company's country; undefined where there are none. */
  readonly held: TermsVersion | undefined
  readonly company: boolean
  readonly person: boolean
}

/**
 * What somebody has to accept before they go on; undefined where nothing. Administrators accept for the company, and then
 * everybody for themselves: nobody's work waits for an administrator.
 */
export function partyToAccept({ held, company, person }: Standing, mayForCompany: boolean): TermsParty | undefined {
  if (held === undefined) return undefined
  if (!company) return mayForCompany ? 'COMPANY' : undefined
  return person ? undefined : 'PERSON'
}

export const isSameTerms = (one: TermsVersion, other: TermsVersion): boolean =>
  one.country_zone === other.country_zone && one.version === other.version

/** Why terms that were read cannot be accepted; undefined where they can. */
export function whyNotAccept(
  held: TermsVersion,
  read: { readonly countryZone?: string; readonly version?: string },
): Message | undefined {
  const { countryZone = held.country_zone, version = held.version } = read
  return isSameTerms(held, { country_zone: countryZone, version })
    ? undefined
    : t`version is ${countryZone} ${version}, but ${held.country_zone} ${held.version} is now in force: read and accept that version.`
}

/** Why the operator cannot publish terms under these names; undefined where they can. */
export function whyNotPublish({
  zone,
  version,
  text,
}: {
  zone: string
  version: string
  text: string
}): string | undefined {
  const name = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/
  if (!name.test(zone)) return `The zone is '${zone}': give up to 40 letters, digits, dots, dashes or underscores.`
  if (!name.test(version))
    return `The version is '${version}': give up to 40 letters, digits, dots, dashes or underscores.`
  if (text.trim() === '') return 'The file is empty: write the terms as plain text.'
  if (text.length > maxTextLength) return `The file has ${text.length} characters: ${maxTextLength} at most.`
  return undefined
}

/** Characters of a text of terms. */
const maxTextLength = 500_000
