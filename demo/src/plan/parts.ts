import { plusDays } from '../days.ts'
import type { PlannedEvent } from './shape.ts'

/** Of so many days people look at everything; of what is older, at what is still open. */
const recentDays = 30

const closing: ReadonlySet<string> = new Set(['BusinessReject', 'BusinessCancel', 'BusinessPaid'])

/**
 * A plan in the parts in which it is told: first what people look at when they come, the connections, what is recent and
 * what is open; then each older deal, the latest first. No part speaks of a document of another.
 */
export function inParts(events: readonly PlannedEvent[], anchor: string): PlannedEvent[][] {
  const deals = dealsOf(events)
  const since = plusDays(anchor, -recentDays)
  const older = [...deals.values()].filter((deal) => lastOf(deal) < since && !isOpen(deal))
  const olderEvents = new Set(older.flat())
  return [
    events.filter((event) => !olderEvents.has(event)),
    ...older.toSorted((one, other) => (lastOf(one) < lastOf(other) ? 1 : -1)),
  ]
}

/** What happens to the documents of each deal, in order. */
function dealsOf(events: readonly PlannedEvent[]): Map<string, PlannedEvent[]> {
  const dealByDocument = new Map<string, string>()
  const deals = new Map<string, PlannedEvent[]>()
  for (const event of events) {
    if ('document' in event) dealByDocument.set(event.document.key, event.document.deal)
    const deal = dealByDocument.get(keyOf(event) ?? '')
    if (deal === undefined) continue
    deals.set(deal, [...(deals.get(deal) ?? []), event])
  }
  return deals
}

const keyOf = (event: PlannedEvent): string | undefined =>
  'document' in event ? event.document.key : 'key' in event ? event.key : undefined

/** When the deal last changed; that somebody filed it away much later is no change. */
const lastOf = (deal: readonly PlannedEvent[]): string => deal.findLast(({ does }) => does !== 'archive')!.at

/** Whether one of its bills, or the credit for one, waits for somebody. */
function isOpen(deal: readonly PlannedEvent[]): boolean {
  const answers = deal.filter((event) => event.does === 'answer')
  return deal.some((event) => {
    if (event.does !== 'send') return event.does === 'draft'
    const { key, type } = event.document
    const own = answers.filter((answer) => answer.key === key)
    if (type === 'creditnote') return own.length === 0
    return type === 'invoice' && !own.some(({ code }) => closing.has(code))
  })
}
