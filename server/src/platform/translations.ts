import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalogue, english, type Messages, matchLocale, PSEUDO_LOCALE } from '@kontor/i18n'
import type { CatalogueIn } from './api-error.ts'

const locales = ['de-DE', 'fr-FR', 'es-ES', 'da-DK', 'ar']

/** What the server says in a language (BCP 47), loaded when somebody reads it first; English where we do not have it. */
export function createTranslations(): CatalogueIn {
  const loaded = new Map<string, Promise<Catalogue>>()
  return async (language) => {
    const known = language === PSEUDO_LOCALE ? language : matchLocale(language, locales)
    if (known === undefined) return english
    const found = loaded.get(known) ?? load(known)
    loaded.set(known, found)
    return found
  }
}

const load = async (locale: string): Promise<Catalogue> => {
  if (locale !== PSEUDO_LOCALE) return { locale, messages: await messagesIn(locale) }
  const { pseudoTranslations } = await import('@kontor/i18n/pseudo')
  return { locale, messages: pseudoTranslations(await messagesIn('en-US')) }
}

/** The messages of the platform and of each area, which keep them in a folder of their own. */
async function messagesIn(locale: string): Promise<Messages> {
  const messages: Messages = {}
  const root = join(import.meta.dirname, '..')
  for await (const file of glob(`{platform,areas/*}/messages/${locale}.json`, { cwd: root }))
    Object.assign(messages, JSON.parse(await readFile(join(root, file), 'utf8')))
  return messages
}
