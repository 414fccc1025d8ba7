import type { TradeType } from '@kontor/contract'
import { isReceived, type Standing } from '../entries/rules/index.ts'

/** What a partner waits to be told yes or no, or to be sent a quote for; bills have their own ways. */
const questions: ReadonlySet<TradeType> = new Set(['order', 'orderchange', 'requestforquotation'])

type Waiting = Pick<Standing, 'type' | 'draft' | 'delivery' | 'response' | 'closed' | 'replacement'> & {
  readonly archived: boolean
  readonly discarded: Date | null
}

/** What a seller sends once they deal with an order. */
export const dealsWithOrder: ReadonlySet<TradeType> = new Set(['orderresponse', 'despatchadvice'])

/**
 * Whether a document as it stands waits for this company’s answer: an order also by its confirmation, or by what was sent of it. What
 * was filed away is done with.
 */
export const waitsForAnswer = (entry: Waiting, isDealtWith = false): boolean =>
  questions.has(entry.type) && isReceived(entry) && entry.response === 'PENDING' && isHere(entry) && !isDealtWith

/** Whether a confirmation of an order with changes waits for the buyer: until they change the order, or it is over. */
export const waitsForChange = (
  response: Waiting,
  {
    isLatest,
    differs,
    mayChange,
  }: { readonly isLatest: boolean; readonly differs: boolean; readonly mayChange: boolean },
): boolean =>
  response.type === 'orderresponse' && isReceived(response) && isLatest && differs && mayChange && isHere(response)

const isHere = ({ closed, archived, discarded, replacement }: Waiting): boolean =>
  !closed && !archived && discarded === null && replacement === 'ORIGINAL'

const ofDocuments = (...kinds: readonly string[]) => kinds.map((kind) => `document.${kind}`)

const answers: ReadonlySet<string> = new Set(ofDocuments('accepted', 'rejected', 'canceled', 'sent'))

/** What of a document’s log may end that somebody waits for it. */
export const enders: ReadonlySet<string> = new Set([
  ...answers,
  ...ofDocuments('closed', 'archived', 'replaced', 'discarded'),
])

/** Who ended what waited, by what happened to what is part of it: who answered, before who closed it or filed it away. */
export const whoEnded = (
  lines: readonly { readonly kind: string; readonly actor_id: string | null }[],
): string | null =>
  (lines.findLast(({ kind }) => answers.has(kind)) ?? lines.findLast(({ kind }) => enders.has(kind)))?.actor_id ?? null

/** Somebody of the company, as far as it matters who has what waits. */
export interface Person {
  readonly id: string
  readonly state: string
  /** Their role is the one that deals with it. */
  readonly isTheirs: boolean
  /** Their role lets them deal with it. */
  readonly isAble: boolean
}

/** Who has what waits: those whose role it is; where the company has nobody of it, all who may do it. */
export function whoHas(people: readonly Person[]): string[] {
  const able = people.filter(({ state, isAble }) => state === 'ACTIVE' && isAble)
  const first = able.filter(({ isTheirs }) => isTheirs)
  return (first.length > 0 ? first : able).map(({ id }) => id).toSorted()
}
