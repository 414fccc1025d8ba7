import type { I18n, TranslationFiles } from '@kontor/i18n'
import { useMoreWords } from '../messages/useMoreWords.ts'
import type { MessageId } from './messages/en-US.ts'

const files: TranslationFiles = {
  'en-US': () => import('./messages/en-US.ts'),
  'de-DE': () => import('./messages/de-DE.ts'),
  'fr-FR': () => import('./messages/fr-FR.ts'),
  'es-ES': () => import('./messages/es-ES.ts'),
  'da-DK': () => import('./messages/da-DK.ts'),
  ar: () => import('./messages/ar.ts'),
}

/** The words of the search and the help, fetched once they are wanted; undefined until they are there. */
export const useLaterWords = (wanted = true): I18n<MessageId> | undefined =>
  useMoreWords<MessageId>('later', files, wanted)

/** The same where what is drawn was not drawn before they were there. */
export function useLoadedWords(): I18n<MessageId> {
  const words = useLaterWords()
  if (words === undefined) throw new Error('useLoadedWords before the words are there')
  return words
}
