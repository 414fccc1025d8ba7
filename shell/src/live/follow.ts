import type { Clock } from '@kontor/hub'
import { createEventReader } from './server-sent-events.ts'
import type { LiveMessage } from './state.ts'

/** Which stream to follow. */
export interface LiveSource {
  /** `/api/live` */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The position in the log behind which changes are told: what was asked since is as new as that. */
  readonly from: string
}

export interface FollowOptions extends LiveSource {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly random: () => number
  readonly tell: (message: LiveMessage) => void
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** Milliseconds until the next try: doubling, with up to a quarter less so that clients do not return in step. */
export const pauseBefore = (tries: number, random: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (1 - random / 4)

/** The service writes at least a comment every 15 s; a line silent for this long is dead, though nobody said so. */
const longestSilenceMs = 45_000

const unauthorised = new Set([401, 403])

/** Follows the stream of changes until it is stopped or the session ends; a stream that breaks is taken up where it was. */
export function follow({ url, headers, from, fetch, clock, random, tell }: FollowOptions) {
  const stopping = new AbortController()
  let position = from
  let tries = 0
  let hurry = () => {}

  const pause = () =>
    new Promise<void>((done) => {
      const cancel = clock.after(pauseBefore(tries, random()), done)
      tries += 1
      hurry = () => {
        cancel()
        done()
      }
    })

  const reader = () =>
    createEventReader(({ event, data, id }) => {
      // The first word says where the stream begins: no news, where that is where it was.
      const isNews = id !== position
      position = id ?? position
      if (event === 'changes' && isNews) tell({ type: 'changes', changes: JSON.parse(data) })
    })

  /** Reads one stream to its end; false where there is no use in coming again. */
  async function once(): Promise<boolean> {
    const line = new AbortController()
    const hangUp = () => line.abort()
    stopping.signal.addEventListener('abort', hangUp)
    let hear = clock.after(longestSilenceMs, hangUp)
    try {
      const answer = await fetch(url, {
        headers: { ...headers, 'X-Kontor-RequestId': crypto.randomUUID(), 'Last-Event-ID': position },
        signal: line.signal,
        cache: 'no-store',
      })
      if (unauthorised.has(answer.status)) return false
      if (!answer.ok || answer.body === null) throw new Error(`The stream of changes answered ${answer.status}`)
      tries = 0
      tell({ type: 'connected' })
      const take = reader()
      for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
        hear()
        hear = clock.after(longestSilenceMs, hangUp)
        take(text)
      }
      return true
    } finally {
      hear()
      stopping.signal.removeEventListener('abort', hangUp)
    }
  }

  async function run() {
    while (!stopping.signal.aborted) {
      const useful = await once().catch(() => true)
      if (stopping.signal.aborted) return
      tell({ type: useful ? 'lost' : 'ended' })
      if (!useful) return
      await pause()
    }
  }

  void run()
  return {
    /** Tries again now, such as when the network is back. */
    hurry: () => hurry(),
    stop: () => {
      stopping.abort()
      hurry()
    },
  }
}
export type Following = ReturnType<typeof follow>
