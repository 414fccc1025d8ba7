import { type ClientOptions, headersOf } from '@kontor/client'
import { apiBase } from '../api.ts'

/**
 * How much waits, where the manifest of one of our apps says that it is counted: the `itemCount` of what the API answers
 * at a path below it. Asked by hand, as the path is the manifest's and no call of the client; undefined where there is
 * no such number to be had.
 */
export async function readCount(
  path: string,
  asks: ClientOptions,
  { fetch, origin, signal }: { fetch: typeof globalThis.fetch; origin: string; signal: AbortSignal },
): Promise<number | undefined> {
  const base = `${origin}${apiBase}/`
  const { href } = new URL(path, base)
  if (!href.startsWith(base)) return undefined
  const headers = headersOf(asks, { accept: 'application/json', requestId: crypto.randomUUID() })
  const answer = await fetch(href, { headers, signal })
  if (!answer.ok) return undefined
  const { itemCount } = (await answer.json()) as { itemCount?: unknown }
  return typeof itemCount === 'number' ? itemCount : undefined
}
