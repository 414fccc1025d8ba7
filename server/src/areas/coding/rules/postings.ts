import { partsBy, type Totals, type TradeForm } from '@kontor/ubl'
import type { Standing } from '../../entries/rules/index.ts'
import type { Coding, Split } from './coding.ts'

/** A part of a bill as it is booked: what it is, how much without VAT, how it is taxed, and its codes by their lists. */
export interface Posting {
  /** The line's number; none of what is taken off the whole bill, or added to it. */
  readonly line: string
  readonly text: string
  /** Negative where it is to be taken away: of a credit note, or an allowance. */
  readonly net: string
  readonly category: string
  readonly rate: string
  readonly codes: ReadonlyMap<string, string>
}

/** What is booked at all: a bill that neither side gave up, nor another took the place of. */
export const isBooked = ({
  type,
  draft,
  response,
  replacement,
}: Pick<Standing, 'type' | 'draft' | 'response' | 'replacement'>): boolean =>
  (type === 'invoice' || type === 'creditnote') &&
  !draft &&
  response !== 'REJECTED' &&
  response !== 'CANCELED' &&
  replacement === 'ORIGINAL'

const none: Coding = { header: [], lines: [] }

/**
 * What a bill is booked as: each line by its own codes, else by those of the whole bill; what its parts leave of it stands
 * in a row without codes. All rows together are the bill's net amount (BT-109).
 */
export function postingsOf(form: TradeForm, totals: Totals, coding: Coding = none): Posting[] {
  const sign = form.type === 'CreditNote' ? '-' : ''
  const lines = form.lines.flatMap(({ id, name, tax }, at) => {
    const own = coding.lines.find(({ lineId }) => lineId === id)?.splits
    const of = own ? totals.lines[at] : totals.taxExclusive
    return parted(signed(sign, totals.lines[at]), own ?? coding.header, of, { line: id, text: name, tax })
  })
  const rest = (form.allowances ?? []).flatMap(({ charge, reason = '', tax }, at) => {
    const amount = signed(charge ? '' : '-', totals.allowances[at])
    return parted(signed(sign, amount), coding.header, totals.taxExclusive, { line: '', text: reason, tax })
  })
  return [...lines, ...rest]
}

interface Part {
  readonly line: string
  readonly text: string
  readonly tax: { readonly category: string; readonly percent: string }
}

/** @param of what the splits' amounts are parts of: the line, or the whole bill */
function parted(net: string, splits: readonly Split[], of: string | undefined, { line, text, tax }: Part): Posting[] {
  const { parts, rest } = partsBy(net, splits, of)
  const same = { line, text, category: tax.category, rate: tax.percent }
  const coded = splits.map(({ values }, at) => ({
    ...same,
    net: parts[at] ?? '0',
    codes: new Map(values.map(({ listId, code }) => [listId, code])),
  }))
  return Number(rest) === 0 && coded.length > 0 ? coded : [...coded, { ...same, net: rest, codes: new Map() }]
}

const signed = (sign: string, amount = '0'): string => {
  if (sign === '' || Number(amount) === 0) return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}
