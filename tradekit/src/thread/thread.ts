import type { Conversation, HistoryEvent } from '../queries/types.ts'

/** What one party said, or did so that the other has to know. */
export interface ThreadItem {
  readonly id: string
  readonly at: string
  /** The document that it is about: the one shown, or one that belongs to it. */
  readonly document: Pick<Conversation, 'ObjectId' | 'ID' | 'Type'>
  readonly event: HistoryEvent
  /** What was said; absent where something was done. */
  readonly text?: string
  readonly isOurs: boolean
}

/** What is done to a document and stands in its thread, beside what is said. */
const threadEvents: ReadonlySet<string> = new Set([
  'document.sent',
  'document.received',
  'document.accepted',
  'document.rejected',
  'document.disputed',
  'document.paid',
  'document.part_paid',
  'document.payment_confirmed',
  'document.canceled',
])

/** What both parties said and did about a document and those that belong to it, oldest first. */
export function threadOf(conversations: readonly Conversation[]): ThreadItem[] {
  return conversations
    .filter(({ Type }) => Type !== 'status')
    .flatMap((document) => document.History.flatMap((event) => itemOf(document, event)))
    .sort((one, other) => one.at.localeCompare(other.at))
}

function itemOf({ ObjectId, ID, Type, Received }: Conversation, event: HistoryEvent): ThreadItem[] {
  const text = detailOf(event, 'text')
  if (text === undefined && !threadEvents.has(event.Type)) return []
  const by = detailOf(event, 'by') ?? (event.Type === 'document.received' ? 'sender' : undefined)
  const isOurs = by === undefined || by === (Received ? 'receiver' : 'sender')
  const document = { ObjectId, ID, Type }
  return [{ id: event.Id, at: event.At, document, event, isOurs, ...(text !== undefined && { text }) }]
}

export const detailOf = ({ Details }: HistoryEvent, key: string): string | undefined =>
  Details.find(({ Key }) => Key === key)?.Value

/** What the other party said after the reader last looked. */
export const unreadOf = (items: readonly ThreadItem[], seen: string | undefined): ThreadItem[] =>
  items.filter(({ text, isOurs, at }) => text !== undefined && !isOurs && (seen === undefined || at > seen))

/** What the other party said last, as long as nobody here has said anything since. */
export function unansweredIn(items: readonly ThreadItem[]): string | undefined {
  const last = items.findLast(({ text }) => text !== undefined)
  return last?.isOurs ? undefined : last?.text
}
