import type { TradeType } from '@kontor/contract'
import { type Entry, stateOf } from '@kontor/server/areas/entries'
import type { Chance } from './chance.ts'

/** A company with what its documents need to name it, and the id of its connection to the trader. */
export interface Partner {
  readonly id: string
  readonly name: string
  readonly connectionId: string
}

export interface Trader {
  readonly id: string
  readonly name: string
  readonly partners: readonly Partner[]
}

/** The columns that are loaded; the others have their defaults. */
export const columns = [
  ...(['companyId', 'id', 'type', 'profileId', 'businessId', 'issueDate', 'dueDate', 'currency', 'amount'] as const),
  ...(['amountMinor', 'senderName', 'receiverName', 'senderId', 'receiverId', 'connectionId', 'side', 'note'] as const),
  ...(['answersId', 'answerCode', 'contentHash', 'draft', 'version', 'delivery', 'response', 'payment'] as const),
  ...(['clearance', 'replacement', 'state', 'archived', 'created', 'modified', 'finished', 'exchanged'] as const),
] satisfies (keyof Entry)[]

type Time = 'created' | 'modified' | 'finished' | 'exchanged'

/** An entry as it is loaded, times as text, with its tags. */
export type Row = Pick<Entry, Exclude<(typeof columns)[number], Time>> & {
  readonly [T in Time]: string | (null extends Entry[T] ? null : never)
} & { readonly tags: readonly string[] }

const years = 3
const dayMs = 86_400_000

const types = {
  invoice: 700,
  order: 140,
  creditnote: 50,
  quote: 30,
  despatchadvice: 30,
  orderresponse: 25,
  remittanceadvice: 10,
  orderchange: 5,
  receiptadvice: 5,
  requestforquotation: 3,
  requisition: 2,
} as const satisfies Partial<Record<TradeType, number>>
const currencies = { EUR: 800, USD: 90, DKK: 60, GBP: 40, JPY: 8, KWD: 2 }
const exponents: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 }
/** What a buyer sends. */
const asked: ReadonlySet<TradeType> = new Set([
  'order',
  'orderchange',
  'requestforquotation',
  'requisition',
  'receiptadvice',
])
const asksForAnswer: ReadonlySet<TradeType> = new Set(['invoice', 'creditnote', 'order', 'orderchange', 'quote'])
const words =
  'Rahmenvertrag Wartung Lizenz Projekt Lieferung Nachtrag Beratung Ersatzteile Miete Fracht Montage Kupfer Prüfung Schulung Reparatur Hafen Werkzeug Transport Lager Muster'.split(
    ' ',
  )
export const tags = ['project-nord', 'urgent', 'audit', 'capex', 'q-review', 'warranty']

/** A document as it stands today: the entry of the trader and, where it has arrived, that of the partner. */
export function document(trader: Trader, number: number, today: number, by: Chance): Row[] {
  const partner = by.ofFew(trader.partners)
  const type = by.weighted(types)
  const age = Math.floor(by.number() ** 1.15 * 365 * years)
  const sends = by.number() < 0.6
  const issued = today - age * dayMs
  const due = type === 'invoice' || type === 'creditnote' ? issued + by.of([14, 30, 30, 30, 60]) * dayMs : undefined
  const currency = by.weighted(currencies)
  const minor = Math.floor(Math.exp(by.number() * 9 + 2) * 10 ** (exponents[currency] ?? 2))
  const axes = standing(type, sends, age, due !== undefined && due < today, by)
  const created = issued + by.below(dayMs)
  const settled = Math.min(created + by.below(40 * dayMs), today + dayMs / 3)
  const [sender, receiver] = sends ? [trader, partner] : [partner, trader]
  const row: Row = {
    companyId: trader.id,
    id: by.uuid(),
    type,
    profileId: 'urn:peppol:bis:billing',
    businessId: `${type.slice(0, 2).toUpperCase()}-${String(number).padStart(7, '0')}`,
    issueDate: day(issued),
    dueDate: due === undefined ? null : day(due),
    currency,
    amount: decimal(minor, exponents[currency] ?? 2),
    amountMinor: String(minor),
    senderName: sender.name,
    receiverName: receiver.name,
    senderId: sender.id,
    receiverId: receiver.id,
    connectionId: partner.connectionId,
    side: sends === asked.has(type) ? 'purchases' : 'sales',
    note: by.number() < 0.4 ? `${by.ofFew(words)} ${by.ofFew(words)} ${by.below(5000)}` : null,
    answersId: null,
    answerCode: null,
    contentHash: '0'.repeat(64),
    version: 1,
    clearance: 'NONE',
    replacement: 'ORIGINAL',
    ...axes,
    state: stateOf({
      clearance: 'NONE',
      replacement: 'ORIGINAL',
      closed: false,
      unreported: false,
      collected: false,
      ...axes,
    }),
    archived: age > 900 && by.number() < 0.02,
    created: at(created),
    modified: at(settled),
    finished: axes.draft ? null : at(created),
    exchanged: axes.draft ? null : at(created),
    tags: by.number() < 0.05 ? [by.ofFew(tags)] : [],
  }
  if (axes.delivery !== 'SENT' && axes.delivery !== 'RECEIVED') return [row]
  const entries = [row, mirrored(row, partner)]
  if (age > 120 || axes.response === 'PENDING') return entries
  return [...entries, ...answer(row, partner, at(settled), by)]
}

type Axes = Pick<Entry, 'draft' | 'delivery' | 'response' | 'payment'>

/** Where a document of some age has come to. */
function standing(type: TradeType, sends: boolean, age: number, isDue: boolean, by: Chance): Axes {
  const open = { response: 'PENDING', payment: 'NONE' } as const
  if (sends && by.number() < (age < 30 ? 0.08 : 0.005)) return { draft: true, delivery: 'NONE', ...open }
  const arrived = { draft: false, delivery: sends ? 'SENT' : 'RECEIVED' } as const
  if (sends) {
    const delivery = by.weighted({ SENT: 9940, FAILED: 40, PENDING_CONNECTION: 18, PROCESSING: age < 2 ? 20 : 0 })
    if (delivery !== 'SENT') return { draft: false, delivery, ...open }
  }
  if (!asksForAnswer.has(type)) return { ...arrived, ...open }
  const response =
    age < 5
      ? by.weighted({ PENDING: 80, ACCEPTED: 17, REJECTED: 2, DISPUTED: 1 })
      : by.weighted({ PENDING: age < 60 ? 20 : 3, ACCEPTED: 92, REJECTED: 4, DISPUTED: age < 120 ? 3 : 0.5 })
  if (type !== 'invoice' || response === 'REJECTED') return { ...arrived, response, payment: 'NONE' }
  if (!isDue) return { ...arrived, response, payment: by.number() < 0.1 ? 'PAID_CONFIRMED' : 'NONE' }
  const late = age < 120 ? 12 : 2
  return { ...arrived, response, payment: by.weighted({ PAID_CONFIRMED: 90, PAID_UNCONFIRMED: 3, OVERDUE: late }) }
}

const mirrored = (row: Row, { id }: Partner): Row => ({
  ...row,
  companyId: id,
  delivery: row.delivery === 'SENT' ? 'RECEIVED' : 'SENT',
  side: row.side === 'sales' ? 'purchases' : 'sales',
  state: stateOf({
    ...row,
    closed: false,
    unreported: false,
    collected: false,
    delivery: row.delivery === 'SENT' ? 'RECEIVED' : 'SENT',
  }),
  archived: false,
  tags: [],
})

/** What the receiver said about it, on both sides. */
function answer(subject: Row, partner: Partner, when: string, by: Chance): Row[] {
  const codes = { ACCEPTED: 'BusinessAccept', REJECTED: 'BusinessReject', DISPUTED: 'BusinessDispute' } as const
  const response: Row = {
    ...subject,
    id: by.uuid(),
    type: 'status',
    issueDate: when.slice(0, 10),
    dueDate: null,
    currency: null,
    amount: null,
    amountMinor: null,
    senderName: subject.receiverName,
    receiverName: subject.senderName,
    senderId: subject.receiverId,
    receiverId: subject.senderId,
    answersId: subject.id,
    answerCode: codes[subject.response as keyof typeof codes],
    delivery: subject.delivery === 'SENT' ? 'RECEIVED' : 'SENT',
    response: 'PENDING',
    payment: 'NONE',
    state: subject.delivery === 'SENT' ? 'DELIVERED_RECEIVED' : 'DELIVERED_SENT',
    archived: false,
    created: when,
    modified: when,
    finished: when,
    exchanged: when,
    tags: [],
  }
  return [response, mirrored(response, partner)]
}

const at = (instant: number): string => new Date(instant).toISOString()
const day = (instant: number): string => at(instant).slice(0, 10)
const decimal = (minor: number, exponent: number): string =>
  exponent === 0 ? String(minor) : (minor / 10 ** exponent).toFixed(exponent)
