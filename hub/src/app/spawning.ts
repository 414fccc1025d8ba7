import type { Envelope } from '../envelope.ts'
import { SpawnFailed } from '../spawn-failed.ts'
import { texts } from '../texts.ts'
import type { Line } from './line.ts'

/** Answers a spawn: what it returns goes back with SPAWN-SUCCESS, what it throws with SPAWN-FAIL. */
export type SpawnHandler = (spawn: { source: string; data: unknown }) => unknown

/** Both ends of a spawn at an app: asking for other apps, and being asked for. */
export function createSpawnSide({ line, handler }: { line: Line; handler: SpawnHandler | undefined }) {
  const asked = new Map<string, PromiseWithResolvers<unknown>>()
  let count = 0

  const reply = (type: 'SPAWN-SUCCESS' | 'SPAWN-FAIL', { source, topic }: Envelope, data: unknown) =>
    line.send({
      type,
      ...(source === undefined ? {} : { target: source }),
      ...(topic === undefined ? {} : { topic }),
      ...(data === undefined ? {} : { data }),
    })

  return {
    setHandler(next: SpawnHandler) {
      handler = next
    },

    /** Another app (or the shell) asks for this one. */
    async asked(message: Envelope) {
      const { source = '', target = '', data } = message
      if (!handler) return reply('SPAWN-FAIL', message, texts.noSpawnHandler(target))
      try {
        reply('SPAWN-SUCCESS', message, await handler({ source, data }))
      } catch (error) {
        // also where the handler's result cannot be cloned
        reply('SPAWN-FAIL', message, error instanceof Error ? error.message : String(error))
      }
    },

    /** The answer to a spawn of this app. */
    answered({ type, topic = '', data }: Envelope) {
      const waiting = asked.get(topic)
      asked.delete(topic)
      if (type === 'SPAWN-SUCCESS') waiting?.resolve(data)
      else waiting?.reject(new SpawnFailed(String(data)))
    },

    spawn(target: string, data?: unknown): Promise<unknown> {
      count += 1
      const topic = `spawn-${count}`
      const waiting = Promise.withResolvers<unknown>()
      line.send({ type: 'SPAWN', target, topic, ...(data === undefined ? {} : { data }) })
      asked.set(topic, waiting)
      return waiting.promise
    },
  }
}
