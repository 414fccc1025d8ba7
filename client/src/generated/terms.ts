// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const terms: Described<'terms'> = {
  listCountries: {"line":"GET terms/termsofservice/v0/config/countries/list"},
  readCountry: {"line":"GET terms/termsofservice/v0/config/countries/{country}"},
  readAcceptance: {"line":"GET terms/termsofservice/v0/acceptance/info"},
  accept: {"line":"POST terms/termsofservice/v0/acceptance","body":"json"},
  readUserAcceptance: {"line":"GET terms/termsofservice/v0/useracceptance/info"},
  acceptForOneself: {"line":"POST terms/termsofservice/v0/useracceptance","body":"json"},
  readTerms: {"line":"GET terms/termsofservice/v0/terms-by-zone/{countryZone}/{version}/info"},
  listAcceptances: {"line":"GET terms/termsofservice/v0/acceptances"},
}
