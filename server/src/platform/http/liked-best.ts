import type { IncomingMessage } from 'node:http'
import { acceptsOf } from './negotiate.ts'

interface Strategy<T> {
  readonly name: string
  /** Calls that do not ask for it are for everybody. */
  readonly mustMatchWhenDerived: boolean
  storage(): { get(type: unknown): T | null; set(type: unknown, store: T): void }
  deriveConstraint(request: Pick<IncomingMessage, 'headers'>): string
}

/** Which of two calls on one route is meant: by the media type that its caller likes best. */
export const likedBest = {
  name: 'likedBest',
  mustMatchWhenDerived: false,
  storage: <T>() => {
    const byType = new Map<unknown, T>()
    return {
      get: (type: unknown) => byType.get(type) ?? null,
      set: (type: unknown, store: T) => void byType.set(type, store),
    }
  },
  deriveConstraint: ({ headers }) => acceptsOf(headers.accept ?? '')[0] ?? '',
} satisfies Strategy<unknown>
