interface SchemeValue {
  readonly scheme: string
  readonly value: string
}

/** The value of an address line or identifier whose scheme is one of these, whatever its case. */
export const schemeValue = (lines: readonly SchemeValue[], ...schemes: readonly string[]): string | undefined =>
  lines.find(({ scheme, value }) => value !== '' && schemes.includes(scheme.toLowerCase()))?.value

/** An address on one line: street and number, postal code and city, country. */
export function addressLine(lines: readonly SchemeValue[], country: string): string {
  const street = [
    schemeValue(lines, 'street', 'addressline', 'address'),
    schemeValue(lines, 'buildingnumber', 'number'),
  ]
  const city = [schemeValue(lines, 'zip', 'postalcode', 'postalzone'), schemeValue(lines, 'city')]
  const parts = [street, city, [country]].map((words) => words.filter(Boolean).join(' '))
  return parts.filter((part) => part !== '').join(', ')
}
