import type { AppMessages } from '@kontor/sdk'
import { enUS, type WordId } from './en-US.ts'

/** English is at hand for readers of no other language; the others are fetched when they are spoken. */
export const wordMessages: AppMessages<WordId> = {
  'en-US': enUS,
  'de-DE': async () => (await import('./de-DE.ts')).deDE,
  'fr-FR': async () => (await import('./fr-FR.ts')).frFR,
  'es-ES': async () => (await import('./es-ES.ts')).esES,
  'da-DK': async () => (await import('./da-DK.ts')).daDK,
  ar: async () => (await import('./ar.ts')).ar,
}
