import { type Role, roles } from '@kontor/sdk'
import { wordIn } from './fields.ts'

const locales = ['en', 'de', 'fr', 'es', 'da', 'ar'] as const
const catalogues = import.meta.glob<Readonly<Record<string, string>>>('../messages/app/*.json', { import: 'default' })

/** Every role by its names in the six languages, and by its own. */
export async function roleWords(): Promise<Map<string, Role>> {
  const names = Object.keys(roles) as Role[]
  const found = new Map(names.map((role) => [wordIn(role), role]))
  for (const load of Object.values(catalogues)) {
    const messages = await load()
    for (const role of names) {
      const word = messages[`role.${role}`]
      if (word !== undefined) found.set(wordIn(word), role)
    }
  }
  return found
}

/** Every country by its names in the six languages, and by its code. */
export function countryWords(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const found = new Map<string, string>()
  const names = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // A country that is gone has the name of the one that it is part of now.
    const today = new Intl.Locale(`und-${code}`).region
    for (const name of names.map((one) => one.of(code)))
      if (name !== undefined && today === code) found.set(wordIn(name), code).set(wordIn(code), code)
  }
  return found
}
