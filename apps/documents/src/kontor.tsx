import type { Client, Format } from '@kontor/sdk'
import { createContext, type ReactNode, use } from 'react'
import type { MessageId } from './messages/en-US.ts'

export type Api = Pick<Client, 'documents' | 'companies' | 'network'>
export type MessageValues = Readonly<Record<string, string | number>>

/** What the app has of the shell and the server: who works where, the calls, what changes. */
export interface Kontor {
  readonly api: Api
  readonly company: { readonly id: string; readonly name: string; readonly country: string; readonly currency: string }
  /** A line that the shell shows for a moment. */
  readonly notify: (kind: 'success' | 'error' | 'info', text: string) => void
  /** Tells the ids of the documents that changed on the server; returns what ends that. */
  readonly onChanges: (changed: (ids: readonly string[]) => void) => () => void
  /** Whether leaving now would lose what was typed. */
  readonly setUnsaved: (unsaved: boolean) => void
}

/** The reader's language: its messages, and how it writes dates and numbers. */
export interface Words {
  readonly locale: string
  /** The reader's day, 'YYYY-MM-DD'. */
  readonly today: string
  readonly t: (id: MessageId, values?: MessageValues) => string
  readonly format: Format
}

const KontorContext = createContext<Kontor | undefined>(undefined)
const WordsContext = createContext<Words | undefined>(undefined)

export function KontorProvider({ kontor, words, children }: { kontor: Kontor; words: Words; children: ReactNode }) {
  return (
    <KontorContext value={kontor}>
      <WordsContext value={words}>{children}</WordsContext>
    </KontorContext>
  )
}

export const useKontor = (): Kontor => there(use(KontorContext))
export const useWords = (): Words => there(use(WordsContext))

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A screen of the Documents app stands outside its KontorProvider.')
  return value
}
