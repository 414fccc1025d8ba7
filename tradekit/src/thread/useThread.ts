import { useProperty } from '@kontor/sdk/react'
import { useEffect, useMemo } from 'react'
import { useConversation } from '../queries/thread.ts'
import type { Metadata } from '../queries/types.ts'
import { type ThreadItem, threadOf, unreadOf } from './thread.ts'

/** How many threads the server remembers of a reader: those read last. */
const maxRememberedThreads = 200

export interface Thread {
  /** Undefined while it is on its way. */
  readonly items: readonly ThreadItem[] | undefined
  /** How often somebody said something in it. */
  readonly posts: number
  /** How much of it the reader has not seen. */
  readonly unread: number
  /** Whether they may say something in it. */
  readonly mayReply: boolean
}

/** The thread of a document; what the reader sees of it is remembered with them, on whatever machine they read on. */
export function useThread({ DocumentId: id, Parts }: Metadata, isShown: boolean): Thread {
  const { data } = useConversation(id, Parts.includes('conversation'))
  const items = useMemo(() => data && threadOf(data), [data])
  const [kept, keep] = useProperty('documents.threads')
  const seen = useMemo(() => readSeen(kept), [kept])
  const unread = items && kept !== undefined ? unreadOf(items, seen[id]) : []
  const last = unread.at(-1)?.at
  useEffect(() => {
    if (isShown && last !== undefined) keep(withSeen(seen, id, last))
  }, [isShown, last, seen, id, keep])
  const own = data?.find(({ ObjectId }) => ObjectId === id)
  const posts = items?.filter(({ text }) => text !== undefined).length ?? 0
  return { items, posts, unread: unread.length, mayReply: own?.AllowedActions.includes('comment') === true }
}

type Seen = Readonly<Record<string, string>>

function readSeen(kept: string | null | undefined): Seen {
  try {
    const seen: unknown = JSON.parse(kept ?? '{}')
    return typeof seen === 'object' && seen !== null && !Array.isArray(seen) ? (seen as Seen) : {}
  } catch {
    return {}
  }
}

function withSeen(seen: Seen, id: string, at: string): string {
  const others = Object.entries(seen).filter(([other]) => other !== id)
  return JSON.stringify(Object.fromEntries([...others, [id, at]].slice(-maxRememberedThreads)))
}
