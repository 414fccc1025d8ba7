import type { Permission, QuoteReply, QuoteRequestAction, QuoteRequestState, RequisitionState } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** What the rules look at of a request for quotes. */
export interface Standing {
  readonly state: QuoteRequestState
  /** Of the requisition that it asks for. */
  readonly requisition: RequisitionState
}

/** From which states an act leads on. */
const from: Readonly<Record<QuoteRequestAction, readonly QuoteRequestState[]>> = {
  invite: ['OPEN'],
  enterQuote: ['OPEN'],
  postToAll: ['OPEN', 'AWARDED'],
  award: ['OPEN', 'AWARDED'],
  reopen: ['AWARDED'],
  close: ['OPEN', 'AWARDED'],
}

const stands: Readonly<Record<QuoteRequestState, Message>> = {
  OPEN: t`quotes are still being collected`,
  AWARDED: t`it is awarded: reopen it first`,
  ORDERED: t`what was awarded has been ordered`,
  CLOSED: t`it is closed`,
}

const acts: readonly QuoteRequestAction[] = ['invite', 'enterQuote', 'postToAll', 'award', 'reopen', 'close']
/** What these change is written into the requisition, which only one takes that waits for nobody. */
const changing: readonly QuoteRequestAction[] = ['award', 'reopen']
const taking: readonly RequisitionState[] = ['DRAFT', 'APPROVED']

/** Why an act is not possible as a request stands; undefined where it is. */
export function whyNot(action: QuoteRequestAction, { state, requisition }: Standing): Message | undefined {
  if (!from[action].includes(state)) return stands[state]
  const writes = changing.includes(action) || (action === 'close' && state === 'AWARDED')
  return writes && !taking.includes(requisition)
    ? t`its requisition is awaiting approval or has been ordered: withdraw the requisition first`
    : undefined
}

/** What somebody may do with a request now; buyers alone deal with suppliers. */
export const allowedActions = (standing: Standing, permissions: ReadonlySet<Permission>): QuoteRequestAction[] =>
  permissions.has('requisition.manage') ? acts.filter((action) => whyNot(action, standing) === undefined) : []

/** How a request ends once its requisition has, by whose awards something is bought or nothing; undefined where it goes on. */
export function endOf(
  state: QuoteRequestState,
  requisition: RequisitionState,
  isBought: boolean,
): 'ORDERED' | 'CLOSED' | undefined {
  if (state !== 'OPEN' && state !== 'AWARDED') return undefined
  if (requisition === 'ORDERED') return state === 'AWARDED' && isBought ? 'ORDERED' : 'CLOSED'
  return requisition === 'CANCELED' ? 'CLOSED' : undefined
}

/** What somebody who was asked has said. */
export function replyOf(
  request: { readonly response: string },
  quotes: readonly { readonly response: string }[],
): QuoteReply {
  if (quotes.some(({ response }) => response !== 'CANCELED')) return 'QUOTED'
  if (request.response === 'REJECTED') return 'DECLINED'
  if (request.response === 'CANCELED') return 'WITHDRAWN'
  return quotes.length > 0 ? 'QUOTE_WITHDRAWN' : 'WAITING'
}

/** All who were asked have answered: it is the buyer's turn. */
export const isReady = (state: QuoteRequestState, replies: readonly QuoteReply[]): boolean =>
  state === 'OPEN' && replies.length > 0 && !replies.includes('WAITING')
