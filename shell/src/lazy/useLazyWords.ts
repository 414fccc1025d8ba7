import type { I18n, Messages, TranslationFiles } from '@kontor/i18n'
import { useMoreWords } from '../messages/useMoreWords.ts'
import type english from './messages/en-US.json'

export type MessageId = keyof typeof english

const files: TranslationFiles = import.meta.glob<Messages>('./messages/*.json', { import: 'default' })

/** The words of the search and the help, fetched once they are wanted; undefined until they are there. */
export const useLazyWords = (wanted = true): I18n<MessageId> | undefined =>
  useMoreWords<MessageId>('on-demand', files, wanted)

/** The same where what is drawn was not drawn before they were there. */
export function useLoadedWords(): I18n<MessageId> {
  const words = useLazyWords()
  if (words === undefined) throw new Error('useLoadedWords before the words are there')
  return words
}
