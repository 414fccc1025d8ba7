import english from '../messages/rights/en-US.json' with { type: 'json' }
import type { TranslationFiles } from './loader.ts'

export type RightId = keyof typeof english

/** The rights of the API in the words of who grants them: English at hand, the others fetched when they are spoken. */
export const rights: TranslationFiles & { readonly 'en-US': Readonly<Record<RightId, string>> } = {
  'en-US': english,
  'de-DE': () => import('../messages/rights/de-DE.json', { with: { type: 'json' } }),
  'fr-FR': () => import('../messages/rights/fr-FR.json', { with: { type: 'json' } }),
  'es-ES': () => import('../messages/rights/es-ES.json', { with: { type: 'json' } }),
  'da-DK': () => import('../messages/rights/da-DK.json', { with: { type: 'json' } }),
  ar: () => import('../messages/rights/ar.json', { with: { type: 'json' } }),
}
