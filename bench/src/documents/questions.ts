import type { Statement } from './bare.ts'
import type { Asked } from './network.ts'

/** Something that a person asks of the list, in both languages. */
export interface Question {
  readonly name: string
  readonly query: string
  readonly where: string
  readonly values: readonly unknown[]
  readonly order: string
  readonly page: number
}

const limit = 50
const shown = `company_id = $1 and deleted is null and not archived and type <> 'status'`
const orders = {
  Date: 'issue_date desc nulls last, created desc, id desc',
  DueDate: 'due_date desc nulls last, id desc',
  Amount: 'currency desc nulls last, amount_minor desc nulls last, id desc',
  LastEdit: 'modified desc, id',
  Created: 'created desc, id',
  ID: 'business_id desc, id desc',
  SendingParty: 'sender_name desc, id desc',
} as const
const day = (distance: number) => new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10)

type More = { order?: keyof typeof orders; page?: number; drafts?: boolean }

function question(name: string, filter: string, where = 'true', values: unknown[] = [], more: More = {}): Question {
  const { order = 'Date', page = 0, drafts = false } = more
  return {
    name,
    query: `${filter}&ordering=${order}&page=${page}`,
    where: `${shown} and ${drafts ? 'draft' : 'not draft'} and ${where}`,
    values,
    order: orders[order],
    page,
  }
}

export function listQuestions({ partner, documents }: Asked): Question[] {
  const pages = Math.floor((documents * 0.95) / limit)
  const disputes = ['DISPUTED_BY_RECEIVER', 'REJECTED_BY_RECEIVER', 'DELIVERED_RECEIVED']
  const asksForAnswer = `type in ('invoice', 'creditnote', 'order', 'orderchange', 'quote', 'requestforquotation', 'requisition')`
  const tagged = `exists (select from document_tag t where t.company_id = $1 and t.document_id = document.id and t.tag = $2)`
  const sorts = (['DueDate', 'Amount', 'LastEdit', 'Created', 'ID', 'SendingParty'] as const).map((order) =>
    question(`sort-${order.toLowerCase()}`, '', 'true', [], { order }),
  )
  const found = (query: string) => ['id in (select document_search_find($1, $2))', [query]] as const
  return [
    question('first', ''),
    question('type', 'type=order', 'type = $2', ['order']),
    question('state', 'state=OVERDUE', 'state = $2', ['OVERDUE']),
    question('states-by-amount', disputes.map((state) => `state=${state}`).join('&'), 'state = any($2)', [disputes], {
      order: 'Amount',
    }),
    question('currency', 'currency=DKK', 'currency = $2', ['DKK']),
    question('connection', `connection=${partner.connectionId}`, 'connection_id = $2', [partner.connectionId]),
    question('issued', `minissuedate=${day(-400)}&maxissuedate=${day(-310)}`, 'issue_date between $2 and $3', [
      day(-400),
      day(-310),
    ]),
    question('due', `minduedate=${day(0)}&maxduedate=${day(14)}`, 'due_date between $2 and $3', [day(0), day(14)]),
    question('amount', 'currency=EUR&minamount=30000', 'currency = $2 and amount_minor >= $3', ['EUR', 3_000_000]),
    question('folder', 'stag=inbox', `delivery = 'RECEIVED'`),
    question(
      'to-answer',
      'toanswer=true',
      `delivery = 'RECEIVED' and response = 'PENDING' and payment in ('NONE', 'OVERDUE') and ${asksForAnswer}`,
    ),
    question('drafts', 'onlydrafts=true', 'true', [], { drafts: true }),
    question('tag', 'tag=audit', tagged, ['audit']),
    question(
      'rare',
      'currency=JPY&state=DISPUTED_BY_RECEIVER&type=creditnote',
      'currency = $2 and state = $3 and type = $4',
      ['JPY', 'DISPUTED_BY_RECEIVER', 'creditnote'],
    ),
    question('none', 'type=order&state=OVERDUE', 'type = $2 and state = $3', ['order', 'OVERDUE']),
    question('rare-by-edit', 'currency=KWD&type=quote', 'currency = $2 and type = $3', ['KWD', 'quote'], {
      order: 'LastEdit',
    }),
    question('search', 'q=kupfer%2042', ...twoOf(found('kupfer 42'))),
    question('search-sorted', 'q=montage', ...twoOf(found('montage')), { order: 'Amount' }),
    ...sorts,
    question('jump', '', 'true', [], { page: Math.floor(pages / 2) }),
    question('jump-near-end', '', 'true', [], { page: Math.max(0, pages - 10) }),
    question('jump-by-amount', '', 'true', [], { order: 'Amount', page: Math.floor(pages / 2) }),
    question('jump-in-state', 'state=PAID_CONFIRMED', 'state = $2', ['PAID_CONFIRMED'], {
      page: Math.floor(pages / 4),
    }),
  ]
}

export const isOfTwoWords = ({ query }: Question): boolean => /q=[^&]*%20/.test(query)

const twoOf = ([where, values]: readonly [string, readonly string[]]): [string, unknown[]] => [where, [...values]]

export function sumQuestions({ partner }: Asked): Question[] {
  return [
    question('all', ''),
    question('state', 'state=OVERDUE', 'state = $2', ['OVERDUE']),
    question('year', `minissuedate=${day(-365)}`, 'issue_date >= $2', [day(-365)]),
    question('due', `minduedate=${day(0)}`, 'due_date >= $2', [day(0)]),
    question('connection', `connection=${partner.connectionId}`, 'connection_id = $2', [partner.connectionId]),
    question('currency', 'currency=EUR&type=invoice', 'currency = $2 and type = $3', ['EUR', 'invoice']),
    question('amount', 'currency=EUR&minamount=30000', 'currency = $2 and amount_minor >= $3', ['EUR', 3_000_000]),
  ]
}

const columns = `id, business_id, type, profile_id, draft, delivery, response, payment, state, created, modified, exchanged,
  issue_date, due_date, currency, amount, sender_name, receiver_name, sender_id, receiver_id, connection_id, note,
  requester_name, accounting_system_id, status_message, reason_code, side, archived,
  array(select tag from document_tag t where t.company_id = $1 and t.document_id = document.id order by tag) as tags`

/** The page of a list and its length, as somebody writes it who has the table. */
export const pageBare = ({ where, values, order, page }: Question): Statement[] => [
  { text: `select count(*)::integer as count from document where ${where}`, values },
  {
    text: `select ${columns} from document where ${where} order by ${order} limit ${limit} offset ${page * limit}`,
    values,
  },
]

export const sumsBare = ({ where, values }: Question): Statement[] => [
  { text: `select count(*)::integer as count from document where ${where}`, values },
  {
    text: `select currency, side, sum(case type when 'creditnote' then -amount_minor else amount_minor end) as minor
      from document where ${where} and amount_minor is not null group by currency, side order by currency, side`,
    values,
  },
]

export const pageAsked = ({ query }: Question): `GET ${string}` => `GET documents?limit=${limit}${and(query)}`
export const sumsAsked = ({ query }: Question): `GET ${string}` => `GET documents?limit=1&totals=true${and(query)}`
const and = (query: string): string => (query.startsWith('&') ? query : `&${query}`)
