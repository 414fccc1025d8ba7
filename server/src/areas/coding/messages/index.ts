import { matchLocale } from '@kontor/i18n'
import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const byLanguage: Readonly<Record<string, Messages>> = { en, de, fr, es, da, ar }
export const languages = Object.keys(byLanguage)

/** The area's words in a reader's language (BCP 47); English where we do not have it. */
export const messagesFor = (language: string): Messages => byLanguage[matchLocale(language, languages) ?? 'en'] ?? en
