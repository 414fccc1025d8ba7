import type { Client } from '@kontor/client'
import type { AppKey, FilledIn, NoticeKind, Question, QuestionForm, Session } from '@kontor/hub'
import type { Format, RichNode } from '@kontor/i18n'
import { createContext, type ReactNode, use } from 'react'
import type { SdkMessageId } from './messages/index.ts'

export type MessageValues = Readonly<Record<string, string | number>>

/** What an app has of the shell and the server: who works where, the calls, what changes. */
export interface Kontor<Area extends keyof Client = keyof Client> {
  readonly api: Client<Area>
  readonly user: Session['user']
  readonly company: Session['company']
  /** Whether the reader has a permission of the API; what they may do with one object, its answer says. */
  readonly may: (permission: string) => boolean
  /** A line that the shell shows for a moment. */
  readonly notify: (kind: NoticeKind, text: string) => void
  /** Tells the ids of the objects of a kind that changed on the server; returns what ends that. */
  readonly onChanges: (kind: string, changed: (ids: readonly string[]) => void) => () => void
  /** Whether leaving now would lose what was typed. */
  readonly setUnsaved: (unsaved: boolean) => void
  /** The keys that the app listens to now, for the shell's help; in place of those before. */
  readonly showKeys: (keys: readonly AppKey[]) => void
  /** How much waits in the app, at its entry in the shell's rail. */
  readonly showCount: (count: number) => void
  /** Opens another app at a path. */
  readonly open: (appId: string, path: string) => void
  /** Asks the reader, in a dialog of the shell over everything; false where the shell refused to, too. */
  readonly confirm: (question: Question) => Promise<boolean>
  /** The same with fields to fill in; undefined where they cancel, and where the shell refused. */
  readonly ask: (form: QuestionForm) => Promise<FilledIn | undefined>
  /** Shows another app beside this one; in front where it cannot stand beside. */
  readonly openBeside: (appId: string, path: string) => void
  /** Opens a page of the server in a window of its own; false where the browser blocked it, or the shell refused to. */
  readonly openWindow: (path: string) => Promise<boolean>
  /** Before the reader goes to another app while there is unsaved work: what can be saved now. */
  readonly onLeaving: (save: () => void) => () => void
}

/** The reader's language: its messages, and how it writes dates and numbers. */
export interface Words<Id extends string = SdkMessageId> {
  readonly locale: string
  /** The reader's day, 'YYYY-MM-DD'. */
  readonly today: string
  readonly t: (id: Id, values?: MessageValues) => string
  /** The same with its harmless markup, as a tree. */
  readonly rich: (id: Id, values?: MessageValues) => RichNode[]
  readonly format: Format
}

const KontorContext = createContext<Kontor | undefined>(undefined)
const WordsContext = createContext<Words<string> | undefined>(undefined)

export interface KontorProviderProps {
  readonly kontor: Kontor
  readonly words: Words<string>
  readonly children: ReactNode
}

export function KontorProvider({ kontor, words, children }: KontorProviderProps) {
  return (
    <KontorContext value={kontor}>
      <WordsContext value={words}>{children}</WordsContext>
    </KontorContext>
  )
}

/** The hooks of an app, or of a package of screens, which knows what areas of the API and what messages they need. */
export const hooksOf = <Area extends keyof Client, Id extends string>() => ({
  useKontor: (): Kontor<Area> => there(use(KontorContext)),
  useWords: (): Words<Id | SdkMessageId> => there(use(WordsContext)),
})

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A screen of an app stands outside its KontorProvider.')
  return value
}
