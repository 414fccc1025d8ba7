import { hooksOf } from '@kontor/sdk/react'
import type { WordId } from '@kontor/tradekit/words'
import type { MessageId } from './messages/index.ts'

export const { useKontor, useWords } = hooksOf<
  | 'access'
  | 'apps'
  | 'assignments'
  | 'coding'
  | 'companies'
  | 'documentLists'
  | 'documents'
  | 'network'
  | 'retention'
  | 'users',
  MessageId | WordId
>()

export type Words = ReturnType<typeof useWords>
