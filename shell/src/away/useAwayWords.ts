import type { TranslationFiles } from '@kontor/i18n'
import { useMoreWords } from '../messages/useMoreWords.ts'
import { enUS, type MessageId } from './messages/en-US.ts'

const files: TranslationFiles = {
  'en-US': enUS,
  'de-DE': () => import('./messages/de-DE.ts'),
  'fr-FR': () => import('./messages/fr-FR.ts'),
  'es-ES': () => import('./messages/es-ES.ts'),
  'da-DK': () => import('./messages/da-DK.ts'),
  ar: () => import('./messages/ar.ts'),
}

/** The words of the dialog; undefined until they have been fetched. */
export const useAwayWords = () => useMoreWords<MessageId>('away', files)
