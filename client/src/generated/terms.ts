// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const terms: Described<'terms'> = {
  listCountries: {"method":"GET","path":"terms/termsofservice/v0/config/countries/list","answer":"json"},
  readCountry: {"method":"GET","path":"terms/termsofservice/v0/config/countries/{country}","needs":{"country":"country is required"},"answer":"json"},
  readAcceptance: {"method":"GET","path":"terms/termsofservice/v0/acceptance/info","answer":"json"},
  accept: {"method":"POST","path":"terms/termsofservice/v0/acceptance","body":"json","answer":"json"},
  readUserAcceptance: {"method":"GET","path":"terms/termsofservice/v0/useracceptance/info","answer":"json"},
  readTerms: {"method":"GET","path":"terms/termsofservice/v0/terms-by-zone/{countryZone}/{version}/info","needs":{"countryZone":"countryZone is required","version":"version is required"},"answer":"json"},
}
