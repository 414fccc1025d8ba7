/** F-268: never offered in the list of countries. */
export const blockedCountries = ['CU', 'IR', 'KP', 'VE', 'SY'] as const

/** F-156 */
export const infoKinds = [
  'countries',
  'companytypes',
  'countryprofiles',
  'documentprofiles',
  'errorcodes',
  'paymentmeans',
  'status',
  'timezones',
] as const
