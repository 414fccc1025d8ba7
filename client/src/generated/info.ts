// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const info: Described<'info'> = {
  listCountries: {"line":"GET info/countries"},
  readStatus: {"line":"GET info/status"},
  listCompanyTypes: {"line":"GET info/companytypes"},
  listCountryProfiles: {"line":"GET info/countryprofiles"},
  listErrorCodes: {"line":"GET info/errorcodes"},
  listPaymentMeans: {"line":"GET info/paymentmeans"},
  listTimeZones: {"line":"GET info/timezones"},
}
