import type { Permission, ScanAction, TradeType, uploadStates } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { areClose, type Likeness } from '../../exchange/rules/index.ts'

type State = (typeof uploadStates)[number]

/** What is seen of a scanned item. */
export interface Item {
  readonly state: State
  readonly holdUntil: string | null
}

/** What an item is at on a day of the company: on the day that was set, one that is on hold is back. */
export const stateOn = ({ state, holdUntil }: Item, today: string): State =>
  state === 'ON_HOLD' && holdUntil !== null && holdUntil <= today ? 'TO_REVIEW' : state

/** What can be done with an item at a state. What was rejected is kept as it is, and only taken back. */
const actionsAt: Partial<Readonly<Record<State, readonly ScanAction[]>>> = {
  TO_REVIEW: ['enter', 'hold', 'reject', 'sendBack', 'delete'],
  REEDIT: ['enter', 'hold', 'reject', 'sendBack', 'reopen', 'delete'],
  ON_HOLD: ['enter', 'hold', 'reject', 'sendBack', 'reopen', 'delete'],
  REJECTED: ['reopen'],
}

/** What a person may do with a scanned item now, which somebody else may have in hand; screens show these and nothing else. */
export function scanActions(state: State, permissions: ReadonlySet<Permission>, isHeldByOther: boolean): ScanAction[] {
  if (isHeldByOther) return permissions.has('scan.configure') ? ['unlock'] : []
  return permissions.has('scan.write') ? [...(actionsAt[state] ?? [])] : []
}

/** Why something cannot be done with an item; undefined where it can. */
export function whyNot(action: ScanAction, state: State): Message | undefined {
  if (actionsAt[state]?.includes(action)) return undefined
  if (state === 'REJECTED') return t`it has been rejected: reopen it first`
  return state === 'TO_REVIEW' ? t`it is already waiting to be entered` : t`it has been entered already`
}

/** Somebody who has an item in hand. */
export interface Holding {
  readonly lockedBy: string | null
  readonly lockedUntil: Date | null
}

/** How long somebody has an item in hand who saves nothing of it, in milliseconds. */
export const inHandMs = 15 * 60_000

/** Who has an item in hand now; undefined where nobody does. */
export const holderAt = ({ lockedBy, lockedUntil }: Holding, now: Date): string | undefined =>
  lockedBy !== null && lockedUntil !== null && lockedUntil > now ? lockedBy : undefined

/** Who else has an item in hand now; undefined where nobody does, or the person themselves. */
export function otherHolderAt(holding: Holding, now: Date, personId: string | null): string | undefined {
  const holder = holderAt(holding, now)
  return holder === personId ? undefined : holder
}

/** The tags that an item carries: its own, those of its folder, and the reasons that were given; each once. */
export const tagsOf = (
  { tags, reasonTags }: { readonly tags: readonly string[]; readonly reasonTags: readonly string[] },
  ofFolder: readonly string[],
): string[] => [...new Set([...tags, ...ofFolder, ...reasonTags])]

/** Words without blanks around them, each once. */
export const wordsIn = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.trim()).filter((word) => word !== '')),
]

/** Why an item cannot come back on a day; undefined where it can. */
export const whyNotUntil = (until: string, today: string): Message | undefined =>
  until > today ? undefined : t`until is ${until}: give a day after today, ${today}.`

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
