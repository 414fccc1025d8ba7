import { isFakeLocale, PSEUDO_LOCALE } from './locale.ts'
import type { Messages } from './localisation.ts'
import { matchLocale } from './negotiate.ts'

/**
 * Translation files: each named by its locale, alone or as a file name such as `./messages/en-US.json`, and
 * either there or to be fetched. What Vite's `import.meta.glob` yields is one of these.
 */
export type TranslationFiles = Record<string, Messages | (() => Promise<Messages | { default: Messages }>)>

/** Why no translations could be loaded. */
export class TranslationLoadError extends Error {
  override readonly name = 'TranslationLoadError'
}

/**
 * Loads the translations of a locale from the file that serves its reader best. `de-x-fake` has none (F-093); those of
 * `en-XA` are made of the English ones, for translators and tests to see what is not translated.
 * @throws TranslationLoadError where no locale is given (F-096), no files exist (F-097) or none matches (F-098)
 */
export async function loadTranslations(locale: string | undefined, files: TranslationFiles): Promise<Messages> {
  if (!locale) throw new TranslationLoadError('No locale is given to load translations for.')
  if (isFakeLocale(locale)) return {}
  if (locale === PSEUDO_LOCALE) {
    const [english, { pseudoTranslations }] = await Promise.all([loadTranslations('en', files), import('./pseudo.ts')])
    return pseudoTranslations(english)
  }
  const byCode = new Map(Object.keys(files).map((name) => [codeOf(name), name]))
  if (byCode.size === 0) throw new TranslationLoadError('No translation files exist.')
  const code = matchLocale(locale, [...byCode.keys()])
  const file = code === undefined ? undefined : files[byCode.get(code) ?? '']
  if (file === undefined) {
    throw new TranslationLoadError(`No translation file matches ${locale}; there are ${[...byCode.keys()].join(', ')}.`)
  }
  return readTranslations(file)
}

/** The messages of a translation file, fetched where they are not at hand. */
export async function readTranslations(file: TranslationFiles[string]): Promise<Messages> {
  const loaded = typeof file === 'function' ? await file() : file
  return isModule(loaded) ? loaded.default : loaded
}

/** `de-DE` of `./messages/de-DE.json`. */
export const codeOf = (name: string): string => name.replace(/^.*\//, '').replace(/\.\w+$/, '')

const isModule = (loaded: Messages | { default: Messages }): loaded is { default: Messages } =>
  typeof loaded['default'] === 'object'
