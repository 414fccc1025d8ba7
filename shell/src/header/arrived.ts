import type { Api } from '../api.ts'

type Row = Awaited<ReturnType<Api['documentLists']['listDocuments']>>['Document'][number]
type Reply = Awaited<ReturnType<Api['conversations']['listReplies']>>['Items'][number]

/** What has arrived: a document, or what a partner said about one. */
export type Arrival = Pick<
  Row,
  | 'DocumentId'
  | 'ID'
  | 'OrderKind'
  | 'SentBy'
  | 'SenderCompanyName'
  | 'ReceiverCompanyName'
  | 'SentReceivedTimestamp'
  | 'CreatedDateTime'
  | 'LastEdit'
  | 'UnifiedState'
  | 'Warnings'
  | 'Amount'
  | 'Currency'
  | 'StatusMessage'
  | 'ResponseCode'
  | 'Paid'
> & {
  readonly DocumentType: Pick<Row['DocumentType'], 'type'>
  readonly Reply?: { readonly id: string; readonly text: string }
}

/** What a partner said, as it arrives. */
export const replied = ({ PostId, DocumentId, ID, type, PartnerName, Text, At }: Reply): Arrival => ({
  DocumentId,
  ID,
  DocumentType: { type },
  SenderCompanyName: PartnerName,
  ReceiverCompanyName: '',
  SentReceivedTimestamp: At,
  CreatedDateTime: At,
  LastEdit: At,
  Reply: { id: PostId, text: Text },
})

export const keyOf = ({ DocumentId, Reply }: Arrival): string => Reply?.id ?? DocumentId

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
  'reminder',
  'status',
]

/** So many of the latest arrivals are shown; more new ones than that are counted as "20+". */
export const maxShown = 20

/** Who never looked has seen everything but the last day. */
export const seenAtFirst = (now: number): string => new Date(now - 24 * 3_600_000).toISOString()

/** One of the company's own that could not be delivered. */
export const cameBack = ({ UnifiedState, Reply }: Arrival): boolean => UnifiedState === 'FAILED_DELIVERY' && !Reply

export const arrivedAt = (arrival: Arrival): string =>
  cameBack(arrival) ? arrival.LastEdit : (arrival.SentReceivedTimestamp ?? arrival.CreatedDateTime)

/** Instants are compared as such: their zones may differ. */
export const isNew = (arrival: Arrival, seen: string): boolean => Date.parse(arrivedAt(arrival)) > Date.parse(seen)

/** The latest first. */
export const latestFirst = (arrivals: readonly Arrival[]): Arrival[] =>
  arrivals.toSorted((a, b) => Date.parse(arrivedAt(b)) - Date.parse(arrivedAt(a)))

/** When the bell counts what is new: as it comes, once a day with the morning, or never. */
export const bellTimes = ['now', 'daily', 'never'] as const
export type BellTime = (typeof bellTimes)[number]

export const readBellTime = (written: string | undefined): BellTime =>
  bellTimes.find((time) => time === written) ?? 'now'

/** When colleagues' mails come: the server knows `hourly` and `daily`, and holds all else for `now`. */
export const mailTimes = ['now', 'hourly', 'daily'] as const
export type MailTime = (typeof mailTimes)[number]

export const readMailTime = (written: string | undefined): MailTime =>
  mailTimes.find((time) => time === written) ?? 'now'

/** How many of them the bell counts; a digest leaves for tomorrow what has come since midnight, the reader's own. */
export function counted(arrivals: readonly Arrival[], seen: string, time: BellTime, now: Date): number {
  if (time === 'never') return 0
  const until = time === 'now' ? Number.POSITIVE_INFINITY : new Date(now).setHours(0, 0, 0, 0)
  return arrivals.filter((arrival) => isNew(arrival, seen) && Date.parse(arrivedAt(arrival)) < until).length
}

/** The day of an instant where the reader is: Swedish writes it as ISO 8601 does. */
export const dayOf = (instant: Date): string => instant.toLocaleDateString('sv-SE')

/** What has come on one day, by kind. */
export interface ArrivedOn {
  /** `2026-11-21`, as the reader's own calendar has it. */
  readonly day: string
  readonly kinds: readonly { readonly type: Arrival['DocumentType']['type']; readonly arrivals: readonly Arrival[] }[]
}

/** By day, the latest first; within a day by kind, the kind first of which something came last. */
export function grouped(arrivals: readonly Arrival[]): ArrivedOn[] {
  const days = Map.groupBy(latestFirst(arrivals), (arrival) => dayOf(new Date(arrivedAt(arrival))))
  return [...days].map(([day, ofDay]) => ({
    day,
    kinds: [...Map.groupBy(ofDay, ({ DocumentType }) => DocumentType.type)].map(([type, ofKind]) => ({
      type,
      arrivals: ofKind,
    })),
  }))
}

/** Today and yesterday are called so; days before by their date. */
export const isRecent = (day: string, today: string): boolean => Date.parse(today) - Date.parse(day) < 2 * 86_400_000
