import { type Direction, FAKE_LOCALE, isFakeLocale, localeOf, negotiate, PSEUDO_LOCALE } from '@kontor/i18n'

/** The languages of the shell, each under the name that its speakers give it; British English has the words of the American, and dates of its own. */
export const languages = [
  { tag: 'en-US', name: 'English' },
  { tag: 'en-GB', name: 'English (UK)' },
  { tag: 'de-DE', name: 'Deutsch' },
  { tag: 'fr-FR', name: 'Français' },
  { tag: 'es-ES', name: 'Español' },
  { tag: 'da-DK', name: 'Dansk' },
  { tag: 'ar', name: 'العربية' },
] as const

export type LanguageTag = (typeof languages)[number]['tag']

/** What can be spoken: the menus leave out the pseudo-locale, which only who asks for it by name is given, as F-093's. */
const [first, ...others] = languages
const tags: [string, ...string[]] = [first.tag, ...others.map(({ tag }) => tag), PSEUDO_LOCALE]

/** The first of the wanted languages (BCP 47) that the shell speaks; English where it speaks none. */
export const closestLanguage = (wanted: readonly string[]): string =>
  wanted.some(isFakeLocale) ? FAKE_LOCALE : negotiate(wanted, tags)

export const directionOf = (language: string): Direction => localeOf(language).direction
