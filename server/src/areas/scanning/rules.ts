import type { Permission, ScanAction, TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { areClose, type Likeness } from '../exchange/rules/index.ts'

/** What is seen of a scanned item. */
export interface Item {
  readonly state: string
}

/** What a person may do with a scanned item now; screens show these and nothing else. */
export const scanActions = ({ state }: Item, permissions: ReadonlySet<Permission>): ScanAction[] =>
  state === 'TO_REVIEW' && permissions.has('scan.write') ? ['enter', 'delete'] : []

/** Why an item cannot be changed any more; undefined where it can. */
export const whyNotChange = ({ state }: Item): Message | undefined =>
  state === 'TO_REVIEW' ? undefined : t`it has been entered already`

/** What of an invoice must be known before it is one of the company's. */
export interface Entered {
  readonly number: string
  readonly issueDate?: string | undefined
  readonly currency?: string | undefined
  readonly amount?: string | undefined
}

/** The first field that is missing before a paper can be entered as received; the seller is asked for by the door itself. */
export function missingField({ number, issueDate, currency, amount }: Entered): string | undefined {
  const has = (value: string | undefined) => value !== undefined && value.trim() !== ''
  if (!has(number)) return 'ID'
  if (!has(issueDate)) return 'IssueDate'
  if (!has(currency)) return 'DocumentCurrencyCode'
  return has(amount) ? undefined : 'PayableAmount'
}

/** What is typed so far of a document that may be there already. */
export interface Typed {
  readonly sender?: string | undefined
  readonly number?: string | undefined
  readonly issueDate?: string | undefined
  readonly amountMinor?: string | undefined
  readonly currency?: string | undefined
}

/** What is known of a document that is there. */
export type Known = Pick<Likeness, 'businessId' | 'issueDate' | 'amountMinor' | 'currency'> & {
  readonly senderName: string
  readonly type: TradeType
}

/**
 * By what a document that is there may be the one that is being typed. Numbers are compared as people type them; while
 * nobody has said who sent it, a number tells alone. The same amount of the same day tells for one sender only.
 */
export function twinBy(typed: Typed, known: Known): 'NUMBER' | 'FIELDS' | undefined {
  const sender = typed.sender?.trim() ?? ''
  if (sender !== '' && !areClose(sender, known.senderName)) return undefined
  if (typed.number !== undefined && bare(typed.number) !== '' && bare(typed.number) === bare(known.businessId))
    return 'NUMBER'
  const isSame =
    sender !== '' &&
    typed.amountMinor !== undefined &&
    typed.amountMinor === known.amountMinor &&
    typed.issueDate !== undefined &&
    typed.issueDate === known.issueDate &&
    typed.currency === known.currency
  return isSame ? 'FIELDS' : undefined
}

const bare = (number: string): string => number.replace(/\s/g, '').toUpperCase()
