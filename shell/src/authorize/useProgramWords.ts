import type { I18n, TranslationFiles } from '@kontor/i18n'
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

export type ProgramWords = I18n<MessageId>

/** The words about programs of others; undefined until they have been fetched. */
export const useProgramWords = (): ProgramWords | undefined => useMoreWords<MessageId>('programs', files)
