import type { Client } from '@kontor/sdk'
import { english, type MessageId } from '../messages/index.ts'

export type Verdict = Awaited<ReturnType<Client['access']['explain']>>
export type Action = Verdict['Action']

/** What an action is about: one document, connection or account; or nothing but the right itself. */
export const subjects = ['document', 'connection', 'user', 'right'] as const
export type Subject = (typeof subjects)[number]

const done = {
  document: [
    'document.read',
    'document.edit',
    'document.send',
    'document.accept',
    'document.reject',
    'document.dispute',
    'document.pay',
    'document.markPaid',
    'document.confirmPaid',
    'document.bookPayment',
    'document.advise',
    'document.remind',
    'document.revise',
    'document.cancel',
    'document.cancelOrder',
    'document.undoAnswer',
    'document.sendAnswer',
    'document.archive',
    'document.unarchive',
    'document.close',
    'document.reopen',
    'document.confirmPayee',
    'document.denyDuplicate',
    'document.hold',
    'document.release',
    'document.setAside',
    'document.resume',
    'document.delete',
    'approval.invite',
    'approval.decide',
  ],
  connection: ['network.read', 'connection.request', 'connection.accept', 'connection.reject', 'connection.send'],
  user: ['user.read', 'user.lock', 'user.unlock'],
} as const satisfies Partial<Record<Subject, readonly Action[]>>

/** What is done with one object. */
export type Done = (typeof done)[keyof typeof done][number]
/** What a right alone decides. Those that every role has are never in question. */
export type Right = Exclude<Action, Done | 'member' | 'session.manage'>

const rights = (Object.keys(english) as MessageId[])
  .filter((id) => id.startsWith('may.'))
  .map((id) => id.slice('may.'.length) as Right)
  .filter((right) => !Object.values<readonly string[]>(done).flat().includes(right))

export const actionsOf = (subject: Subject): readonly (Done | Right)[] => (subject === 'right' ? rights : done[subject])

export const subjectOf = (action: string): Subject =>
  subjects.find((subject) => (actionsOf(subject) as readonly string[]).includes(action)) ?? 'document'

/** Whether it is an action that one can ask about here. */
export const isAction = (action: string | null): action is Done | Right =>
  subjects.some((subject) => (actionsOf(subject) as readonly (string | null)[]).includes(action))

/** An action in the reader’s words. */
export const wordOfAction = (action: Done | Right): MessageId =>
  subjectOf(action) === 'right' ? `may.${action as Right}` : `do.${action as Done}`
