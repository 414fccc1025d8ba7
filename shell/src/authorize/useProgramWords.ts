import { type I18n, joinTranslations, type Messages } from '@kontor/i18n'
import { rights } from '@kontor/i18n/rights'
import { useMoreWords } from '../messages/useMoreWords.ts'
import own from './messages/en-US.json' with { type: 'json' }

/** What the shell says of programs of others, with the rights in words. */
const english = { ...own, ...rights['en-US'] }

const files = joinTranslations(
  english,
  rights,
  import.meta.glob<Messages>(['./messages/*.json', '!./messages/en-US.json'], { import: 'default' }),
)

export type MessageId = keyof typeof english
export type ProgramWords = I18n<MessageId>

/** The words about programs of others; undefined until they have been fetched. */
export const useProgramWords = (): ProgramWords | undefined => useMoreWords<MessageId>('programs', files)
