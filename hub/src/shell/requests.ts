import { readRequest, requestOf } from '../read-request.ts'
import type { AppRequests, Refusal, RequestTopics } from '../requests.ts'
import { texts } from '../texts.ts'
import type { ShellHub } from './hub.ts'

/** How a request ends: with its answer, or with why it is not done. Only the first of these counts. */
export interface Reply<Answer> {
  readonly with: (answer: Answer) => void
  readonly refuse: (reason: Refusal) => void
}

export type RequestHandler<T extends keyof AppRequests> = (
  asked: RequestTopics[T],
  reply: Reply<AppRequests[T]['answers']>,
  appId: string,
) => void

/**
 * Hears one request of an app. It gets one answer, which names it; what is not of the form that the topic carries is refused,
 * or discarded with a warning where it does not even say which request it is.
 */
export function hearRequest<T extends keyof AppRequests>(
  hub: Pick<ShellHub, 'emit'>,
  topic: T,
  [data, appId]: readonly [data: unknown, appId: string],
  handler: RequestHandler<T>,
  log: (text: string) => void = console.warn,
): void {
  const request = requestOf(data)
  const read = readRequest(topic, data)
  if (read === undefined) log(`${texts.topicData} (${topic} of ${appId})`)
  if (request === undefined) return
  let isAnswered = false
  const answer = (sent: object) => {
    if (isAnswered) return
    isAnswered = true
    // The page that asked may be gone: another one of the same app has no request of that name.
    hub.emit(appId, 'kontor.answer', { request, ...sent })
  }
  const refuse = (refused: Refusal) => answer({ refused })
  if (read === undefined) refuse('malformed')
  else handler(read, { with: (given) => answer({ answer: given }), refuse }, appId)
}

/** Subscribes the shell to one kind of request. Returns what ends the subscription. */
export const onAppRequest = <T extends keyof AppRequests>(
  hub: ShellHub,
  topic: T,
  handler: RequestHandler<T>,
  log?: (text: string) => void,
): (() => void) => hub.on(topic, (data, appId) => hearRequest(hub, topic, [data, appId], handler, log))
