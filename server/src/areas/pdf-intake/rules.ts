import type { pdfTicketStates } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

export type TicketStatus = (typeof pdfTicketStates)[number]

/** A ticket, as far as the rules look at it. */
export interface Ticket {
  readonly status: TicketStatus
  /** Who works on it. */
  readonly assigneeId: string | null
  /** The document that it becomes is there. */
  readonly isWritten: boolean
}

interface Move {
  readonly from: readonly TicketStatus[]
  /** Only for whoever works on it. */
  readonly own: boolean
  readonly needsReason: boolean
}

/** Where a ticket can be moved: taken, held, given back, finished, refused. What is new is not handed on yet. */
const moves: Partial<Record<TicketStatus, Move>> = {
  pending: { from: ['open', 'pending', 'hold'], own: false, needsReason: false },
  hold: { from: ['pending'], own: true, needsReason: true },
  open: { from: ['pending', 'hold'], own: true, needsReason: false },
  solved: { from: ['pending'], own: true, needsReason: false },
  closed: { from: ['open', 'pending', 'hold'], own: false, needsReason: true },
}

export const needsReason = (to: TicketStatus): boolean => moves[to]?.needsReason === true

/** Why somebody cannot move a ticket there; undefined where they can. */
export function whyNotMove(ticket: Ticket, to: TicketStatus, personId: string | null): Message | undefined {
  const move = moves[to]
  const { status, assigneeId, isWritten } = ticket
  if (move === undefined || !move.from.includes(status)) return t`it is ${status}`
  const isTheirs = assigneeId !== null && assigneeId === personId
  if (move.own && !isTheirs) return t`someone else is working on it: take it first`
  if (to === 'pending' && status === 'pending' && isTheirs) return t`you are already working on it`
  if (to === 'solved' && !isWritten) return t`its document has not been saved yet: write it first`
  return undefined
}

/** Where somebody can move it now; screens show these and nothing else. */
export const allowedMoves = (ticket: Ticket, personId: string | null): TicketStatus[] =>
  (Object.keys(moves) as TicketStatus[]).filter((to) => whyNotMove(ticket, to, personId) === undefined)
