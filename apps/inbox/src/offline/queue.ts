import type { Deciding } from '../deciding.ts'

/** A decision that was made without a connection: it waits to be sent, or came too late. */
export interface Queued extends Omit<Deciding, 'ids'> {
  readonly userId: string
  readonly companyId: string
  readonly pieces: readonly Piece[]
  /** It may have reached the server, which gave no answer: nobody takes it back any more. */
  readonly isTried: boolean
  /** Why it was not made, in words where somebody said so; undefined while it waits. */
  readonly late?: { readonly because?: string }
}

export interface Piece {
  readonly id: string
  /** What the piece is called, in the language of who decided. */
  readonly name: string
}

export type Queue = readonly Queued[]

export const isWaiting = ({ late }: Pick<Queued, 'late'>): boolean => late === undefined

/** How many pieces some decisions are about. */
export const countOf = (queue: Queue): number => queue.reduce((sum, { pieces }) => sum + pieces.length, 0)

export const withAdded = (queue: Queue, one: Queued): Queue =>
  queue.some(({ decisionId }) => decisionId === one.decisionId) ? queue : [...queue, one]

const changed = (queue: Queue, id: string, change: (one: Queued) => Queue): Queue =>
  queue.flatMap((one) => (one.decisionId === id ? change(one) : [one]))

export const withTried = (queue: Queue, id: string): Queue => changed(queue, id, (one) => [{ ...one, isTried: true }])

/** Takes one back; what may have reached the server stays. */
export const withoutUntried = (queue: Queue, id: string): Queue =>
  changed(queue, id, (one) => (one.isTried ? [one] : []))

/** What is left once the server has said which pieces it decided: the others came too late. */
export const answered = (queue: Queue, id: string, decided: readonly string[]): Queue =>
  changed(queue, id, (one) => {
    const pieces = one.pieces.filter((piece) => !decided.includes(piece.id))
    return pieces.length === 0 ? [] : [{ ...one, pieces, late: {} }]
  })

export const refused = (queue: Queue, id: string, because: string): Queue =>
  changed(queue, id, (one) => [{ ...one, late: { because } }])
