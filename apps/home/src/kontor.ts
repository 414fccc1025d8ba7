import { hooksOf } from '@kontor/sdk/react'
import type { WordId } from '@kontor/tradekit/words'
import type { MessageId } from './messages/index.ts'

export const { useKontor, useWords } = hooksOf<
  'approvals' | 'assignments' | 'documentLists' | 'companies' | 'network' | 'users' | 'apps',
  MessageId | WordId
>()

export type Words = ReturnType<typeof useWords>
