import type { AppMessages } from '@kontor/sdk'
import { enUS, type SharedMessageId, type SharedMessages } from './en-US.ts'

export type { SharedMessageId } from './en-US.ts'

/** English is at hand for readers of no other language; the others are fetched when they are spoken. */
const shared: Record<string, () => Promise<SharedMessages>> = {
  'en-US': async () => enUS,
  'de-DE': async () => (await import('./de-DE.ts')).deDE,
  'fr-FR': async () => (await import('./fr-FR.ts')).frFR,
  'es-ES': async () => (await import('./es-ES.ts')).esES,
  'da-DK': async () => (await import('./da-DK.ts')).daDK,
  ar: async () => (await import('./ar.ts')).ar,
}

/** An app's messages with those that all apps share, language by language. */
export const withShared = <Id extends string>(own: AppMessages<Id>): AppMessages<Id | SharedMessageId> =>
  Object.fromEntries(
    Object.entries(own).map(([code, messages]) => [
      code,
      async () => ({
        ...(await (shared[code]?.() ?? enUS)),
        ...(typeof messages === 'function' ? await messages() : messages),
      }),
    ]),
  )
