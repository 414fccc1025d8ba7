import { CountryTerms, TermsAcceptance, TermsText } from '../entities/index.ts'
import { call, country, list, record, text } from '../words/index.ts'

const read = { may: 'member', served: false } as const

/** 002 §7 Terms of service; F-207, F-418. */
export const terms = {
  listCountries: call('GET terms/termsofservice/v0/config/countries/list', {
    id: 'TOS-01',
    says: 'Which terms hold in which country.',
    ...read,
    returns: record({ countries: list(CountryTerms) }),
  }),
  readCountry: call('GET terms/termsofservice/v0/config/countries/{country}', {
    id: 'TOS-02',
    says: 'Which terms hold in a country.',
    ...read,
    needs: { country: 'country is required' },
    path: { country: country() },
    returns: CountryTerms,
    fails: ['ResourceNotFound'],
  }),
  readAcceptance: call('GET terms/termsofservice/v0/acceptance/info', {
    id: 'TOS-03',
    says: 'Whether the company has accepted the terms that hold for it.',
    ...read,
    returns: TermsAcceptance,
  }),
  accept: call('POST terms/termsofservice/v0/acceptance', {
    id: 'TOS-04',
    says: 'Accepts the terms for the company; the address from which it is done is kept.',
    may: 'terms.accept',
    served: false,
    body: record({ ipAddress: text({ min: 2, max: 45 }) }),
    returns: TermsAcceptance,
    status: 201,
    fails: ['Conflict'],
  }),
  readUserAcceptance: call('GET terms/termsofservice/v0/useracceptance/info', {
    id: 'TOS-05',
    says: 'Whether the person has accepted them.',
    ...read,
    returns: TermsAcceptance,
  }),
  readTerms: call('GET terms/termsofservice/v0/terms-by-zone/{countryZone}/{version}/info', {
    id: 'TOS-06',
    says: 'The terms themselves.',
    ...read,
    needs: { countryZone: 'countryZone is required', version: 'version is required' },
    path: { countryZone: text({ min: 1, max: 40 }), version: text({ min: 1, max: 40 }) },
    returns: TermsText,
    fails: ['ResourceNotFound'],
  }),
}
