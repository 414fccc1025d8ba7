import { type Field, field, isPath, isText, isWords, readList } from './data.ts'
import { MAX_LIST_ENTRIES } from './limits.ts'
import type { Answer, RequestTopics } from './requests.ts'

/** What one user may see right now, and how: sent by the shell after every CONNACK and on each renewal. */
export interface Session {
  /** Bearer token for the API, short-lived and good for this app alone. */
  accessToken: string
  /** Instant at which the token ends, ISO 8601 with zone. */
  expiresAt: string
  /** Where the API answers, e.g. `http://localhost:8080/api`. */
  apiBase: string
  user: { id: string; name: string; username: string }
  /** The company that the user is working for; `country` ISO 3166-1 alpha-2, `currency` ISO 4217. */
  company: { id: string; name: string; country: string; currency: string }
  branches: { id: string; name: string }[]
  language: string
  theme: Theme
  density: Density
  /** What the user may do, by the permission names of the API, where the shell knows it. */
  actions?: string[]
}
export type Theme = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'standard' | 'compact'

export type Preferences = Pick<Session, 'language' | 'theme' | 'density'>

/** Something changed on the server: ids only, the app reads what it needs by its own right. */
export interface Changes {
  /** Position in the exchange log up to which this tells; opaque. */
  position: string
  items: { kind: string; id: string }[]
}

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

/** A topic without data. */
export type Nothing = Record<string, never>

/** Topics that the shell sends to its apps. */
export interface ShellTopics {
  'kontor.session': Session
  'kontor.preferences': Preferences
  /** The user works for another company now: the app starts over; a session for it follows. */
  'kontor.company': { companyId: string }
  'kontor.changes': Changes
  /** Show this path: Back, or a deep link. Not to be answered with `kontor.navigated`. */
  'kontor.navigate': { path: string }
  /** The user chose a command that the app registered by `kontor.commands`. */
  'kontor.command': { id: string }
  /** Where the app's frame lies: by how many px the window goes beyond each of its edges. */
  'kontor.frame': FrameEdges
  /** Whether the user sees the app: it came to the front, or another app did. */
  'kontor.visibility': { visible: boolean }
  /** What came of a request of the app: of `kontor.confirm` and its like. */
  'kontor.answer': Answer
  /** The user is about to leave the app, which has unsaved work: what can be saved now need not be asked about. */
  'kontor.leaving': Nothing
  /** A hidden app took the keyboard, and the shell has given it back: the app puts it where it was. */
  'kontor.focus': Nothing
}

/** By how many px the window goes beyond each edge of a frame. */
export interface FrameEdges {
  top: number
  right: number
  bottom: number
  left: number
}

/** Something that an app can do, for the shell's search. `keys` is what the app itself listens to, e.g. `Ctrl+N`. */
export interface AppCommand {
  id: string
  title: string
  keys?: string
}

/** A key that an app listens to, and what it does in words of the user's language. */
export interface AppKey {
  keys: string
  says: string
}

/** Topics by which an app tells the shell something. */
export interface EventTopics {
  /** The app shows this path now; with `replace` it makes no new step in the history. */
  'kontor.navigated': { path: string; title: string; replace?: boolean }
  /** Whether leaving now would lose what the user typed. */
  'kontor.unsaved': { unsaved: boolean }
  /** Whether a modal of the app is open: the shell dims what lies around the frame. */
  'kontor.modal': { open: boolean }
  /** A line that the shell shows for a moment. */
  'kontor.notice': { kind: NoticeKind; text: string }
  /** Open another app, or this one, at a path. */
  'kontor.open': { app: string; path: string }
  /** The API refused the token: send a new session. */
  'kontor.session.renew': Nothing
  /** F-065, decision 33: the header's menu switch; the shell opens its menu. */
  'app-broadcast': Nothing
  /** The user asked for the shell's search, or its help with the keys, while the keyboard was in the app. */
  'kontor.search': Nothing
  'kontor.help': Nothing
  /** What the app can do now, in place of what it said before; the shell's search offers it while the app is open. */
  'kontor.commands': { commands: AppCommand[] }
  /** How many things wait in the app: a whole number at its entry in the rail, or null for none. */
  'kontor.count': { count: number | null }
  /** The keys that the app listens to, in place of what it said before; the shell's help shows them. */
  'kontor.keys': { keys: AppKey[] }
}

/**
 * The data of an app's event, checked and copied field by field, or undefined where it is not what the topic carries:
 * the shell believes nothing that an app says.
 */
export function readAppTopic<T extends keyof EventTopics>(topic: T, data: unknown): EventTopics[T] | undefined {
  return readers[topic](field(data))
}

/** Topics by which it asks for something, and is answered. */
export const requestTopics: readonly string[] = [
  'kontor.confirm',
  'kontor.ask',
  'kontor.beside',
  'kontor.window',
] satisfies (keyof RequestTopics)[]

/** Topics that an app sends to the shell. */
export type AppTopics = EventTopics & RequestTopics

/** Whether the shell hears a topic of this name. */
export const isAppTopic = (topic: string): topic is keyof AppTopics =>
  Object.hasOwn(readers, topic) || requestTopics.includes(topic)

const NOTICE_KINDS: readonly unknown[] = ['info', 'success', 'warning', 'error'] satisfies NoticeKind[]
const isCount = (value: unknown): value is number | null =>
  value === null || (Number.isSafeInteger(value) && Number(value) >= 0)
const isNoticeKind = (value: unknown): value is NoticeKind => NOTICE_KINDS.includes(value)

function readCommand(of: Field): AppCommand | undefined {
  const [id, title, keys] = [of('id'), of('title'), of('keys')]
  if (!isWords(id) || !isWords(title)) return undefined
  if (keys === undefined) return { id, title }
  return isWords(keys) ? { id, title, keys } : undefined
}

function readKey(of: Field): AppKey | undefined {
  const [keys, says] = [of('keys'), of('says')]
  return isWords(keys) && isWords(says) ? { keys, says } : undefined
}

const readers: { [T in keyof EventTopics]: (of: Field) => EventTopics[T] | undefined } = {
  'kontor.navigated'(of) {
    const [path, title, replace] = [of('path'), of('title'), of('replace')]
    return isPath(path) && isText(title) ? { path, title, ...(replace === true ? { replace } : {}) } : undefined
  },
  'kontor.unsaved'(of) {
    const unsaved = of('unsaved')
    return typeof unsaved === 'boolean' ? { unsaved } : undefined
  },
  'kontor.modal'(of) {
    const open = of('open')
    return typeof open === 'boolean' ? { open } : undefined
  },
  'kontor.notice'(of) {
    const [kind, text] = [of('kind'), of('text')]
    return isNoticeKind(kind) && isText(text) ? { kind, text } : undefined
  },
  'kontor.open'(of) {
    const [app, path] = [of('app'), of('path')]
    return isText(app) && isPath(path) ? { app, path } : undefined
  },
  'kontor.session.renew': () => ({}),
  'app-broadcast': () => ({}),
  'kontor.search': () => ({}),
  'kontor.help': () => ({}),
  'kontor.commands'(of) {
    const commands = readList(of('commands'), MAX_LIST_ENTRIES, readCommand)
    // one of two with the same id could never be called
    return commands && new Set(commands.map(({ id }) => id)).size === commands.length ? { commands } : undefined
  },
  'kontor.count'(of) {
    const count = of('count')
    return isCount(count) ? { count } : undefined
  },
  'kontor.keys'(of) {
    const keys = readList(of('keys'), MAX_LIST_ENTRIES, readKey)
    return keys && { keys }
  },
}
