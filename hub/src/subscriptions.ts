/** Receives an event: its data, the app id that sent it, its topic. */
export type EventHandler = (data: unknown, source: string, topic: string) => void

/** Subscribes to every topic (F-042). */
export const ANY_TOPIC = '*'

export interface Subscriptions {
  /** Returns what ends the subscription. */
  on(topic: string, handler: EventHandler): () => void
  deliver(topic: string, data: unknown, source: string): void
}

/**
 * Delivers events to subscribers by topic (F-041), at once and in the order of subscription, those of `*` last.
 * A handler that throws is reported to `failed` and hinders no other.
 */
export function createSubscriptions(failed: (error: unknown) => void): Subscriptions {
  const byTopic = new Map<string, Set<EventHandler>>()

  const tell = (handlers: Set<EventHandler> | undefined, data: unknown, source: string, topic: string) => {
    for (const handler of [...(handlers ?? [])]) {
      try {
        handler(data, source, topic)
      } catch (error) {
        failed(error)
      }
    }
  }

  return {
    on(topic, handler) {
      // a subscription of its own even for a handler that is subscribed already, so that each ends alone
      const own: EventHandler = (...event) => handler(...event)
      const handlers = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, handlers.add(own))
      return () => {
        handlers.delete(own)
        if (handlers.size === 0 && byTopic.get(topic) === handlers) byTopic.delete(topic)
      }
    },
    deliver(topic, data, source) {
      if (topic !== ANY_TOPIC) tell(byTopic.get(topic), data, source, topic)
      tell(byTopic.get(ANY_TOPIC), data, source, topic)
    },
  }
}
