import { joinTranslations, type Messages } from '@kontor/sdk'
import english from './en-US.json' with { type: 'json' }

/** The words of trade that several apps show. */
export type WordId = keyof typeof english

export const wordMessages = joinTranslations(
  english,
  import.meta.glob<Messages>(['./*.json', '!./en-US.json'], { import: 'default' }),
)
