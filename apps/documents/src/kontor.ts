import { hooksOf } from '@kontor/sdk/react'
import type { WordId } from '@kontor/tradekit/words'
import type { MessageId } from './messages/index.ts'

type Area =
  | 'assignments'
  | 'approvals'
  | 'documents'
  | 'documentLists'
  | 'documentNumbers'
  | 'documentAccess'
  | 'documentLines'
  | 'exchange'
  | 'attachments'
  | 'tags'
  | 'flip'
  | 'taskScheduling'
  | 'coding'
  | 'retention'
  | 'conversations'
  | 'companies'
  | 'network'
  | 'teams'
  | 'users'
export const { useKontor, useWords } = hooksOf<Area, MessageId | WordId>()

export type Kontor = ReturnType<typeof useKontor>
export type Words = ReturnType<typeof useWords>
