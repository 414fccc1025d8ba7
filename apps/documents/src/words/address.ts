interface SchemeValue {
  readonly scheme: string
  readonly value: string
}

/** The value of an address line or identifier whose scheme is one of these, whatever its case. */
export const valueOf = (lines: readonly SchemeValue[], ...schemes: readonly string[]): string | undefined =>
  lines.find(({ scheme, value }) => value !== '' && schemes.includes(scheme.toLowerCase()))?.value

/** An address on one line: street and number, postal code and city, country. */
export function addressLine(lines: readonly SchemeValue[], country: string): string {
  const street = [valueOf(lines, 'street', 'addressline', 'address'), valueOf(lines, 'buildingnumber', 'number')]
  const city = [valueOf(lines, 'zip', 'postalcode', 'postalzone'), valueOf(lines, 'city')]
  const parts = [street, city, [country]].map((words) => words.filter(Boolean).join(' '))
  return parts.filter((part) => part !== '').join(', ')
}
