import { texts } from '../texts.ts'
import { type EventTopics, readAppTopic } from '../topics.ts'
import type { ShellHub } from './hub.ts'

/**
 * Subscribes the shell to one of Kontor's topics. What an app sent is checked before the handler sees it, and discarded
 * with a warning where it is not what the topic carries. Returns what ends the subscription.
 */
export function onAppTopic<T extends keyof EventTopics>(
  hub: ShellHub,
  topic: T,
  handler: (data: EventTopics[T], appId: string) => void,
  log: (text: string) => void = console.warn,
): () => void {
  return hub.on(topic, (data, source) => {
    const read = readAppTopic(topic, data)
    if (read === undefined) log(`${texts.topicData} (${topic} of ${source})`)
    else handler(read, source)
  })
}
