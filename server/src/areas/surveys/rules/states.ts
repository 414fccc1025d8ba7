import type { questionnaireActions, questionnaireRequestActions } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { Direction, QuestionnaireState, RequestState } from './shapes.ts'

/** Where each of the two companies moves a request on from where it stands. */
const moves: Readonly<Record<Direction, Readonly<Partial<Record<RequestState, readonly RequestState[]>>>>> = {
  RECEIVED: {
    SENT: ['ANSWERING', 'UNDER_REVIEW'],
    ANSWERING: ['UNDER_REVIEW'],
    REJECTED: ['ANSWERING', 'UNDER_REVIEW'],
  },
  SENT: { UNDER_REVIEW: ['APPROVED', 'REJECTED'] },
}

/** Whether a company ever moves a request there: the other one does else, or nobody. */
export const isTheirMove = (direction: Direction, to: RequestState): boolean =>
  Object.values(moves[direction]).some((states) => states.includes(to))

/** Why a company does not move a request there; undefined where it does. */
export function whyNotMove(direction: Direction, from: RequestState, to: RequestState): Message | undefined {
  if (moves[direction][from]?.includes(to)) return undefined
  if (!isTheirMove(direction, to))
    return direction === 'SENT'
      ? t`only the company that was asked can set the state ${to}`
      : t`only the company that asks can set the state ${to}`
  return t`it is ${from}`
}

/** Whether answers can be written: until they are submitted, and again once they were rejected. */
export const isAnswerable = (state: RequestState): boolean => ['SENT', 'ANSWERING', 'REJECTED'].includes(state)

type RequestAction = (typeof questionnaireRequestActions)[number]

interface RequestPermissions {
  readonly answer: boolean
  readonly write: boolean
  /** Whether the connection awaits verification, and its reader may verify it. */
  readonly verify?: boolean
}

/** What its reader may do with a request now. */
export function requestActions(
  { direction, state }: { readonly direction: Direction; readonly state: RequestState },
  { answer, write, verify = false }: RequestPermissions,
): RequestAction[] {
  const received = direction === 'RECEIVED' && answer && isAnswerable(state)
  const reviews = direction === 'SENT' && write && state === 'UNDER_REVIEW'
  const allowed: Readonly<Record<RequestAction, boolean>> = {
    answer: received,
    submit: received,
    approve: reviews,
    reject: reviews,
    verify: reviews && verify,
    remind: direction === 'SENT' && write && isAnswerable(state),
  }
  return (Object.keys(allowed) as RequestAction[]).filter((action) => allowed[action])
}

type QuestionnaireAction = (typeof questionnaireActions)[number]

/** What its reader may do with a questionnaire whose newest version stands there. */
export function actionsOf(
  { state, isSent, asks }: { readonly state: QuestionnaireState; readonly isSent: boolean; readonly asks: boolean },
  mayWrite: boolean,
): QuestionnaireAction[] {
  if (!mayWrite) return []
  const allowed: Readonly<Record<QuestionnaireAction, boolean>> = {
    edit: true,
    publish: state !== 'PUBLISHED' && asks,
    retire: state !== 'RETIRED',
    send: isSent,
  }
  return (Object.keys(allowed) as QuestionnaireAction[]).filter((action) => allowed[action])
}
