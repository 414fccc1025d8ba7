import { plusDays } from '../days.ts'
import { seeded } from '../random.ts'
import { clearanceEvents } from './clearance.ts'
import { connectionEvents } from './connections.ts'
import { invoiceEvents } from './invoices.ts'
import { looseEnds } from './loose-ends.ts'
import { morningBills } from './morning-bills.ts'
import { olderOrders } from './older-orders.ts'
import { orderEvents } from './orders.ts'
import type { PlannedEvent } from './shape.ts'

export { inParts } from './parts.ts'
export type { PlannedDocument, PlannedEvent } from './shape.ts'

/** A year of trade (or so many days) up to the anchor date, in order. The same seed and anchor give the same plan. */
export function plan(seed: string, anchor: string, days = 365): PlannedEvent[] {
  const chance = seeded(seed)
  const firstDay = plusDays(anchor, -days)
  const invoices = invoiceEvents(chance.fork('invoices'), firstDay, anchor)
  const events = [
    ...connectionEvents(firstDay, anchor),
    ...orderEvents(chance.fork('orders'), firstDay, anchor),
    ...olderOrders(chance.fork('older orders'), firstDay, anchor),
    ...invoices,
    ...looseEnds(chance.fork('loose ends'), invoices, anchor),
    ...clearanceEvents(firstDay, anchor),
    ...morningBills(firstDay, anchor),
  ]
  return events
    .map((event, index) => ({ event, index }))
    .toSorted((a, b) => (a.event.at === b.event.at ? a.index - b.index : a.event.at < b.event.at ? -1 : 1))
    .map(({ event }) => event)
}
