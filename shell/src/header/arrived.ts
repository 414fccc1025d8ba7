import type { Api } from '../api.ts'

export type Arrival = Awaited<ReturnType<Api['documents']['listDocuments']>>['Document'][number]

/** Every type of document, answers (`status`) among them, which a list shows only where they are asked for by name. */
export const arriving: Arrival['DocumentType']['type'][] = [
  'invoice',
  'creditnote',
  'order',
  'orderchange',
  'orderresponse',
  'quote',
  'requestforquotation',
  'requisition',
  'despatchadvice',
  'receiptadvice',
  'remittanceadvice',
  'status',
]

/** So many of the latest arrivals are shown; more new ones than that are counted as "20+". */
export const shown = 20

/** Who never looked has seen everything but the last day. */
export const seenAtFirst = (now: number): string => new Date(now - 24 * 3_600_000).toISOString()

const arrivedAt = ({ SentReceivedTimestamp, CreatedDateTime }: Arrival) => SentReceivedTimestamp ?? CreatedDateTime

/** Instants are compared as such: their zones may differ. */
export const isNew = (arrival: Arrival, seen: string): boolean => Date.parse(arrivedAt(arrival)) > Date.parse(seen)

/** The latest first. */
export const latestFirst = (arrivals: readonly Arrival[]): Arrival[] =>
  arrivals.toSorted((a, b) => Date.parse(arrivedAt(b)) - Date.parse(arrivedAt(a)))
