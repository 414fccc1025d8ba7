import { termsParties } from '../enumerations/index.ts'
import { country, entity, id, instant, list, maybe, oneOf, text, yes } from '../words/index.ts'

const zone = () => text({ min: 1, max: 40, example: 'EU' })
const version = () => text({ min: 1, max: 40, example: '2026-11' })
const address = () => text({ max: 45, example: '192.0.2.17' })

/** Which terms hold in a country. */
export const CountryTerms = entity('CountryTerms', {
  country: country(),
  countryZone: zone(),
  version: version(),
  required: yes(),
})

export const TermsText = entity('TermsText', {
  countryZone: zone(),
  version: version(),
  published: maybe(instant()),
  text: text({ max: 500_000 }),
})

/** F-207: who accepted which terms, when and from where. */
export const TermsAcceptance = entity('TermsAcceptance', {
  accepted: yes(),
  required: yes(),
  version: maybe(version()),
  countryZone: maybe(zone()),
  acceptedBy: maybe(id('user')),
  acceptedAt: maybe(instant()),
  ipAddress: maybe(address()),
})

/** The terms that a reader means: those that hold by now may be others. */
const read = { countryZone: maybe(zone()), version: maybe(version()) }

export const TermsForOneself = entity('TermsForOneself', read)

export const TermsForCompany = entity('TermsForCompany', {
  ipAddress: maybe(
    text({
      min: 2,
      max: 45,
      example: '192.0.2.17',
      says: 'The address of the person on whose behalf a program asks; that of the request is kept as well.',
    }),
  ),
  ...read,
})

/** A line of a company's register of terms. */
export const TermsRecord = entity('TermsRecord', {
  countryZone: zone(),
  version: version(),
  acceptedFor: oneOf(termsParties),
  acceptedBy: id('user'),
  name: text(),
  acceptedAt: instant(),
  ipAddress: maybe(address()),
})

/** The terms that somebody has to accept before they go on. */
export const TermsAsked = entity('TermsAsked', {
  CountryZone: zone(),
  Version: version(),
  For: oneOf(termsParties),
})

export const TermsRecords = entity('TermsRecords', { acceptances: list(TermsRecord) })
