// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const info: Described<'info'> = {
  listCountries: {"method":"GET","path":"info/countries","answer":"json"},
  readStatus: {"method":"GET","path":"info/status","answer":"json"},
  listCompanyTypes: {"method":"GET","path":"info/companytypes","answer":"json"},
  listCountryProfiles: {"method":"GET","path":"info/countryprofiles","answer":"json"},
  listErrorCodes: {"method":"GET","path":"info/errorcodes","answer":"json"},
  listPaymentMeans: {"method":"GET","path":"info/paymentmeans","answer":"json"},
  listTimeZones: {"method":"GET","path":"info/timezones","answer":"json"},
}
