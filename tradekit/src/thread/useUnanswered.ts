import { useConversation } from '../queries/thread.ts'
import { threadOf, unansweredIn } from './thread.ts'

/** What the other party of a document said last in its thread, until somebody here answers it. */
export function useUnanswered(documentId: string, wanted: boolean): string | undefined {
  const { data } = useConversation(documentId, wanted)
  return data && unansweredIn(threadOf(data))
}
