import type { ConnectionState } from '@kontor/contract'

/** One side's view of a connection: its state and whether this side asked for it. */
export interface Side {
  readonly state: ConnectionState
  readonly askedByUs: boolean
}

export const connectionActions = ['accept', 'reject', 'request', 'send'] as const
export type ConnectionAction = (typeof connectionActions)[number]

/** A request is answered by the side that was asked, while it waits. */
export const canAnswer = ({ state, askedByUs }: Side): boolean => state === 'REQUESTED' && !askedByUs

/** A rejected request may be made again, by either side and under the same id. */
export const canAskAgain = ({ state }: Side): boolean => state === 'REJECTED'

/** Documents are sent over an accepted connection; over a requested one they wait for the answer. */
export const canSend = ({ state }: Side): boolean => state === 'ACCEPTED' || state === 'REQUESTED'

/** What may be done with a connection now, as the screens show it. */
export function allowedActions(
  side: Side,
  may: { readonly write: boolean; readonly send: boolean },
): ConnectionAction[] {
  const allowed: Record<ConnectionAction, boolean> = {
    accept: may.write && canAnswer(side),
    reject: may.write && canAnswer(side),
    request: may.write && canAskAgain(side),
    send: may.send && canSend(side),
  }
  return connectionActions.filter((action) => allowed[action])
}
