const languages = ['en', 'de', 'fr', 'es', 'da', 'ar'] as const

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')

/** Every country by its code and by its names in the languages of Kontor. */
function allCountries(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const found = new Map<string, string>()
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // A country that is gone has the name of the one that it is part of now.
    if (new Intl.Locale(`und-${code}`).region !== code) continue
    for (const one of names) {
      const name = one.of(code)
      if (name !== undefined) found.set(plain(name), code).set(plain(code), code)
    }
  }
  return found
}

const countries = allCountries()

/** The code (ISO 3166-1 alpha-2) of a country that a cell names in any of the languages; undefined where it is none. */
export const countryIn = (cell: string): string | undefined => countries.get(plain(cell))
