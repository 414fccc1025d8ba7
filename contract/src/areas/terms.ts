import {
  CountryTerms,
  TermsAcceptance,
  TermsForCompany,
  TermsForOneself,
  TermsRecords,
  TermsText,
} from '../entities/index.ts'
import { call, country, list, record, text } from '../words/index.ts'

/** 002 §7 Terms of service; F-207, F-418. */
export const terms = {
  listCountries: call('GET terms/termsofservice/v0/config/countries/list', {
    id: 'TOS-01',
    says: 'Which terms hold in which country.',
    may: 'member',
    returns: record({ countries: list(CountryTerms) }),
  }),
  readCountry: call('GET terms/termsofservice/v0/config/countries/{country}', {
    id: 'TOS-02',
    says: 'Which terms hold in a country.',
    may: 'member',
    needs: { country: 'country is required' },
    path: { country: country() },
    returns: CountryTerms,
    fails: ['ResourceNotFound'],
  }),
  readAcceptance: call('GET terms/termsofservice/v0/acceptance/info', {
    id: 'TOS-03',
    says: 'Whether the company has accepted the terms that hold for it.',
    may: 'member',
    returns: TermsAcceptance,
  }),
  accept: call('POST terms/termsofservice/v0/acceptance', {
    id: 'TOS-04',
    says: 'Accepts the terms for the company and for oneself; the address from which it is done is kept.',
    may: 'terms.accept',
    body: TermsForCompany,
    returns: TermsAcceptance,
    status: 201,
    fails: ['Conflict', 'ResourceNotFound'],
  }),
  readUserAcceptance: call('GET terms/termsofservice/v0/useracceptance/info', {
    id: 'TOS-05',
    says: 'Whether the person has accepted them.',
    may: 'member',
    returns: TermsAcceptance,
  }),
  acceptForOneself: call('POST terms/termsofservice/v0/useracceptance', {
    id: 'K-TOS-01',
    says: 'Accepts the terms for oneself; the address from which it is done is kept.',
    may: 'session.manage',
    body: TermsForOneself,
    returns: TermsAcceptance,
    status: 201,
    fails: ['Conflict', 'ResourceNotFound'],
  }),
  readTerms: call('GET terms/termsofservice/v0/terms-by-zone/{countryZone}/{version}/info', {
    id: 'TOS-06',
    says: 'The terms themselves.',
    may: 'member',
    needs: { countryZone: 'countryZone is required', version: 'version is required' },
    path: { countryZone: text({ min: 1, max: 40 }), version: text({ min: 1, max: 40 }) },
    returns: TermsText,
    fails: ['ResourceNotFound'],
  }),
  listAcceptances: call('GET terms/termsofservice/v0/acceptances', {
    id: 'K-TOS-02',
    says: 'Who in the company accepted which terms, when and from where, the latest first.',
    may: 'terms.read',
    returns: TermsRecords,
  }),
}
