import { SHELL_TOPIC_PREFIX } from '../constants.ts'
import type { Envelope } from '../envelope.ts'
import type { Subscriptions } from '../subscriptions.ts'
import { texts } from '../texts.ts'
import { isAppTopic } from '../topics.ts'
import type { createConnections } from './connections.ts'
import type { ConnectedFrame, Frame, Frames } from './frames.ts'
import { answered } from './heartbeat.ts'
import type { SpawnAnswer, Spawns } from './spawns.ts'
import type { Warnings } from './warnings.ts'

export interface HandlerOptions {
  shellId: string
  frames: Frames
  connections: ReturnType<typeof createConnections>
  spawns: Spawns
  subscriptions: Subscriptions
  warnings: Warnings
  send: (frame: Frame, envelope: Envelope) => void
  /** Hands the spawns that wait for an app to it, if it is connected. */
  deliverSpawns: (appId: string) => void
}

/** What the shell does with a message that has passed the permission check, by its type. */
export function createHandler(options: HandlerOptions) {
  const { shellId, frames, connections, spawns, subscriptions, warnings, send, deliverSpawns } = options

  /** The token stays behind: what goes on is built anew (decision 25). */
  function onEvent(sender: Frame, message: Envelope) {
    const { target = '', topic = '', data } = message
    const isReserved = topic.startsWith(SHELL_TOPIC_PREFIX)
    if (target === shellId) {
      if (isReserved && !isAppTopic(topic)) return warnings.refuse(sender, texts.unknownShellTopic, message)
      return subscriptions.deliver(topic, data, sender.appId)
    }
    if (isReserved) return warnings.refuse(sender, texts.shellTopic, message)
    const receiver = frames.named(target)
    if (receiver?.connection === undefined) return warnings.refuse(sender, texts.targetNotConnected, message)
    const event: Envelope = { type: 'EVENT', source: sender.appId, topic }
    if (data !== undefined) event.data = data
    try {
      send(receiver, event)
    } catch {
      // a message port arrives, but cannot be cloned a second time
      warnings.refuse(sender, texts.notForwarded, message)
    }
  }

  function onSpawn(asker: Frame, { target = '(no target)', topic, data }: Envelope) {
    const answer = (reply: SpawnAnswer) => send(asker, { ...reply, ...(topic === undefined ? {} : { topic }) })
    // now, and not when the target comes to take it, whose CONNACK would be lost with it
    if (!canBePassedOn(data)) return answer({ type: 'SPAWN-FAIL', source: shellId, data: texts.notForwarded })
    spawns.ask({ asker: asker.appId, target, topic, data, answer })
    deliverSpawns(target)
  }

  function onSpawnAnswer(sender: Frame, message: Envelope, type: SpawnAnswer['type']) {
    const source = sender.appId
    const answer: SpawnAnswer = canBePassedOn(message.data)
      ? { type, source, ...dataOf(message) }
      : { type: 'SPAWN-FAIL', source: shellId, data: texts.notForwarded }
    if (!spawns.settle(source, answer, message.target, message.topic))
      warnings.refuse(sender, texts.noSuchSpawn, message)
  }

  return (sender: Frame, message: Envelope) => {
    switch (message.type) {
      case 'CONNECT':
        return connections.asked(sender, message)
      case 'PONG':
        // the permission check lets nothing but CONNECT pass from a frame that is not connected
        return answered(sender as ConnectedFrame)
      case 'EVENT':
        return onEvent(sender, message)
      case 'SPAWN':
        return onSpawn(sender, message)
      case 'SPAWN-SUCCESS':
      case 'SPAWN-FAIL':
        return onSpawnAnswer(sender, message, message.type)
    }
  }
}

const dataOf = ({ data }: Envelope): Pick<Envelope, 'data'> => (data === undefined ? {} : { data })

/** A message port arrives, but cannot be cloned a second time. */
function canBePassedOn(data: unknown): boolean {
  try {
    structuredClone(data)
    return true
  } catch {
    return false
  }
}
