import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { undoSeconds, useUndo } from '../undo/UndoPlace.tsx'
import { keys } from './keys.ts'
import type { Action, ResponseCode } from './types.ts'

/** The acts that answer a document: each travels as an ApplicationResponse. */
export const responseCodes = {
  accept: 'BusinessAccept',
  reject: 'BusinessReject',
  dispute: 'BusinessDispute',
  markPaid: 'BusinessPaid',
  confirmPaid: 'BusinessPaidConfirm',
  cancel: 'BusinessCancel',
} as const satisfies Partial<Record<Action, ResponseCode>>
export type AnsweringAction = keyof typeof responseCodes

/** What becomes of an answer that waits. */
export type HeldAction = 'undoAnswer' | 'sendAnswer'

/** What is decided about a document in one's own company, with a reason for its log. */
export const decisions = ['confirmPayee', 'denyDuplicate', 'hold', 'release'] as const satisfies readonly Action[]
export type DecidingAction = (typeof decisions)[number]

/** Something that a screen does to a document as it stands, with the reason that an answer gives. */
export interface ActionRequest {
  readonly action:
    | AnsweringAction
    | HeldAction
    | DecidingAction
    | 'cancelOrder'
    | 'archive'
    | 'unarchive'
    | 'close'
    | 'reopen'
    | 'setAside'
    | 'resume'
    | 'delete'
  readonly reasonCode?: string | undefined
  readonly reason?: string | undefined
  /** The day on which what is put on hold comes back by itself. */
  readonly until?: string | undefined
  /** The lines that a dispute is about, each for this reason; the whole document where none is named. */
  readonly lines?: readonly string[] | undefined
  /** The id of the answer: of the one that is given, or that waits. */
  readonly responseId?: string | undefined
}

type Call = (api: Kontor['api'], params: { readonly documentId: string }, act: ActionRequest) => Promise<unknown>

const decided = ({ reason = '' }: ActionRequest) => ({ Reason: reason })

const answer =
  (ResponseCode: ResponseCode): Call =>
  (api, params, { reasonCode, reason, lines, responseId = crypto.randomUUID() }) => {
    const reasons = { ...(reasonCode && { ReasonCode: reasonCode }), ...(reason && { Reason: reason }) }
    const about = lines && { Lines: lines.map((LineId) => ({ LineId, ...reasons })) }
    const body = { ResponseId: responseId, ResponseCode, HoldFor: undoSeconds, ...reasons, ...about }
    return api.exchange.changeState({ params, body })
  }

/** What each act asks of the server. */
const calls: Readonly<Record<ActionRequest['action'], Call>> = {
  accept: answer(responseCodes.accept),
  reject: answer(responseCodes.reject),
  dispute: answer(responseCodes.dispute),
  markPaid: answer(responseCodes.markPaid),
  confirmPaid: answer(responseCodes.confirmPaid),
  cancel: answer(responseCodes.cancel),
  undoAnswer: (api, params, { responseId = '' }) => api.exchange.undoAnswer({ params: { ...params, responseId } }),
  sendAnswer: (api, params, { responseId = '' }) => api.exchange.sendAnswer({ params: { ...params, responseId } }),
  confirmPayee: (api, params, act) => api.exchange.confirmPayee({ params, body: decided(act) }),
  denyDuplicate: (api, params, act) => api.exchange.denyDuplicate({ params, body: decided(act) }),
  hold: (api, params, act) => api.retention.holdDocument({ params, body: decided(act) }),
  release: (api, params, act) => api.retention.releaseDocument({ params, body: decided(act) }),
  cancelOrder: (api, { documentId: orderId }, { reason = '', responseId = crypto.randomUUID() }) =>
    api.orderCancellations.cancelOrder({ params: { orderId, cancellationId: responseId }, body: { Reason: reason } }),
  archive: (api, params) => api.tags.addTag({ params: { ...params, tag: 'archived' } }),
  unarchive: (api, params) => api.tags.removeTag({ params: { ...params, tag: 'archived' } }),
  close: (api, params) => api.documents.closeDocument({ params }),
  reopen: (api, params) => api.documents.reopenDocument({ params }),
  setAside: (api, params, act) =>
    api.matching.holdInvoice({ params, body: { ...decided(act), ...(act.until && { Until: act.until }) } }),
  resume: (api, params) => api.matching.resumeInvoice({ params }),
  delete: (api, params) => api.documents.deleteDocument({ params }),
}

interface Acted {
  readonly id: string
  readonly number: string
}

const answers = (action: ActionRequest['action']): action is AnsweringAction => action in responseCodes

/** Does an act once, says that it is done or offers to undo it, and refreshes what it changed. */
export function usePerformAction(document: Acted) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const refresh = useRefresh()
  const undoing = useUndo()
  const undo = useUndoAnswer()
  return useMutation({
    mutationFn: (act: ActionRequest) => calls[act.action](api, { documentId: document.id }, act),
    onSuccess: async (_, { action, responseId = '' }) => {
      const { id, number } = document
      if (answers(action)) {
        const answer = t(`business.answering.${responseCodes[action]}`)
        const text = t('answering.toast', { answer, number })
        undoing.offer({ text, undo: () => undo.mutate({ id, number, responseId }) })
      } else notify('success', t(`action.done.${action}`, { number }))
      await refresh(id)
    },
    onError: async (error) => {
      notify('error', messageOf(error, t))
      await refresh(document.id)
    },
  })
}

/** Takes back an answer that waits, from wherever the reader went since. */
function useUndoAnswer() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, responseId }: Acted & { readonly responseId: string }) =>
      api.exchange.undoAnswer({ params: { documentId: id, responseId } }),
    onSuccess: (_, { number }) => notify('success', t('action.done.undoAnswer', { number })),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: (_result, _error, { id }) => refresh(id),
  })
}

/** Refetches everything on the screen that a change of a document may have affected. */
export function useRefresh() {
  const queries = useQueryClient()
  return (id: string) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.document(id) }),
      queries.invalidateQueries({ queryKey: keys.lists }),
    ])
}
