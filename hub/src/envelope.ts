/** The eight types of a message (F-010). */
export const MESSAGE_TYPES = [
  'CONNECT',
  'CONNACK',
  'EVENT',
  'PING',
  'PONG',
  'SPAWN',
  'SPAWN-SUCCESS',
  'SPAWN-FAIL',
] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** What travels between the shell and an app: these seven fields and no other (F-009). */
export interface Envelope {
  type: MessageType
  /** The session token that the shell issued to the app; only between the two of them (decision 25). */
  token?: string
  /** App id of the receiver. */
  target?: string
  /** Name of an event; on a spawn and its answers whatever the asker chose to tell its spawns apart. */
  topic?: string
  /** Anything that the structured clone algorithm takes. */
  data?: unknown
  /** App id of the sender. */
  source?: string
  /** `true` on all that the shell sends, absent from what an app sends (decision 30). */
  viaHub?: boolean
}

/** The longest type, token, target, topic or source, in characters: names are logged and compared, never carried content. */
export const MAX_NAME_CHARACTERS = 256

const TYPES: ReadonlySet<unknown> = new Set(MESSAGE_TYPES)

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_NAME_CHARACTERS

/**
 * The envelope in what arrived on a window, or undefined where it is none. The copy is built field by field from own
 * properties, so that neither a `__proto__` in the message nor a polluted Object.prototype can add anything to it.
 * An absent field may also be written as undefined or null.
 */
export function readEnvelope(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const envelope: Partial<Envelope> = {}
  for (const name of Object.keys(value)) {
    const field = (value as Readonly<Record<string, unknown>>)[name]
    switch (name) {
      case 'type':
        if (!TYPES.has(field)) return undefined
        envelope.type = field as MessageType
        break
      case 'token':
      case 'target':
      case 'topic':
      case 'source':
        if (field === undefined || field === null) break
        if (!isName(field)) return undefined
        envelope[name] = field
        break
      case 'viaHub':
        if (field === undefined || field === null) break
        if (typeof field !== 'boolean') return undefined
        envelope.viaHub = field
        break
      case 'data':
        // null is data like any other: only an absent or undefined `data` stays away
        if (field !== undefined) envelope.data = field
        break
      default:
        return undefined
    }
  }
  return envelope.type && (envelope as Envelope)
}
