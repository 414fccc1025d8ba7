import type { AppTopics, ShellTopics } from '../topics.ts'
import type { AppHub } from './hub.ts'

/**
 * Subscribes an app to one of Kontor's topics. Only the shell's own word counts. Returns what ends the subscription.
 */
export function onShellTopic<T extends keyof ShellTopics>(
  hub: AppHub,
  topic: T,
  handler: (data: ShellTopics[T]) => void,
): () => void {
  return hub.on(topic, (data, source) => {
    if (source === hub.shellId) handler(data as ShellTopics[T])
  })
}

/** Sends one of Kontor's topics to the shell. */
export const emitAppTopic = <T extends keyof AppTopics>(hub: AppHub, topic: T, data: AppTopics[T]): void =>
  hub.emit(topic, data)
