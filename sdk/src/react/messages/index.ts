import type { AppMessages } from '../../connect.ts'
import english from './en-US.json' with { type: 'json' }

/** What any app says when a call fails. */
export type SdkMessageId = keyof typeof english

/** English is at hand for readers of no other language; the others are fetched when they are spoken. */
export const sdkMessages: AppMessages<SdkMessageId> = {
  'en-US': english,
  'de-DE': async () => (await import('./de-DE.json', { with: { type: 'json' } })).default,
  'fr-FR': async () => (await import('./fr-FR.json', { with: { type: 'json' } })).default,
  'es-ES': async () => (await import('./es-ES.json', { with: { type: 'json' } })).default,
  'da-DK': async () => (await import('./da-DK.json', { with: { type: 'json' } })).default,
  ar: async () => (await import('./ar.json', { with: { type: 'json' } })).default,
}
