import type { AppRequests, Refusal } from '../requests.ts'
import type { AppTopics } from '../topics.ts'
import type { AppHub } from './hub.ts'
import { emitAppTopic, onShellTopic } from './topics.ts'

/** The shell did not do what the app asked for; `reason` says why. */
export class ShellRefused extends Error {
  override readonly name = 'ShellRefused'
  readonly reason: Refusal
  constructor(topic: string, reason: Refusal) {
    super(`The shell refused ${topic}: ${reason}`)
    this.reason = reason
  }
}

/** Asks the shell for something; fulfilled with the answer to this very request, rejected with {@link ShellRefused}. */
export type AskShell = <T extends keyof AppRequests>(
  topic: T,
  asks: AppRequests[T]['asks'],
) => Promise<AppRequests[T]['answers']>

/** The requests of a page, each with a name of its own, so that an answer finds who waits for it. */
export function createRequests(hub: AppHub): AskShell {
  const waiting = new Map<string, { topic: string } & PromiseWithResolvers<unknown>>()
  // Another page of this app, before a reload, may have asked too.
  const page = crypto.randomUUID()
  let count = 0
  onShellTopic(hub, 'kontor.answer', ({ request, answer, refused }) => {
    const one = waiting.get(request)
    waiting.delete(request)
    if (refused === undefined) one?.resolve(answer)
    else one?.reject(new ShellRefused(one.topic, refused))
  })
  return (topic, asks) => {
    count += 1
    const request = `${page}-${count}`
    const one = { topic, ...Promise.withResolvers<unknown>() }
    emitAppTopic(hub, topic, { ...asks, request } as AppTopics[typeof topic])
    waiting.set(request, one)
    return one.promise as Promise<AppRequests[typeof topic]['answers']>
  }
}
