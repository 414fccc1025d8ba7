import { country, entity, id, instant, maybe, text, yes } from '../words/index.ts'

/** Which terms hold in a country. */
export const CountryTerms = entity('CountryTerms', {
  country: country(),
  countryZone: text({ max: 40 }),
  version: text({ max: 40 }),
  required: yes(),
  url: maybe(text({ max: 1000 })),
})

export const TermsText = entity('TermsText', {
  countryZone: text({ max: 40 }),
  version: text({ max: 40 }),
  published: maybe(instant()),
  text: text({ max: 500_000 }),
})

/** F-207: who accepted which terms, when and from where. */
export const TermsAcceptance = entity('TermsAcceptance', {
  accepted: yes(),
  version: maybe(text({ max: 40 })),
  countryZone: maybe(text({ max: 40 })),
  acceptedBy: maybe(id('user')),
  acceptedAt: maybe(instant()),
  ipAddress: maybe(text({ max: 45 })),
})
