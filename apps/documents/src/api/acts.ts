import { messageOf } from '@kontor/appkit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
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
export type Answering = keyof typeof responseCodes

/** What is decided about a document in one's own company, with a reason for its log. */
export const decisions = ['confirmPayee', 'denyDuplicate', 'hold', 'release'] as const satisfies readonly Action[]
export type Deciding = (typeof decisions)[number]

/** Something that a screen does to a document as it stands, with the reason that an answer gives. */
export interface Act {
  readonly action: Answering | Deciding | 'archive' | 'unarchive' | 'delete'
  readonly reasonCode?: string | undefined
  readonly reason?: string | undefined
  /** The lines that a dispute is about, each for this reason; the whole document where none is named. */
  readonly lines?: readonly string[] | undefined
}

const decided = ({ reason = '' }: Act) => ({ Reason: reason })

/** Does an act once, says that it is done, and refreshes what it changed. */
export function useAct(document: { readonly id: string; readonly number: string }) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (act: Act) => {
      const params = { documentId: document.id }
      if (act.action === 'delete') await api.documents.deleteDocument({ params })
      else if (act.action === 'archive') await api.documents.addTag({ params: { ...params, tag: 'archived' } })
      else if (act.action === 'unarchive') await api.documents.removeTag({ params: { ...params, tag: 'archived' } })
      else if (act.action === 'confirmPayee') await api.documents.confirmPayee({ params, body: decided(act) })
      else if (act.action === 'denyDuplicate') await api.documents.denyDuplicate({ params, body: decided(act) })
      else if (act.action === 'hold') await api.retention.holdDocument({ params, body: decided(act) })
      else if (act.action === 'release') await api.retention.releaseDocument({ params, body: decided(act) })
      else {
        const reasons = {
          ...(act.reasonCode && { ReasonCode: act.reasonCode }),
          ...(act.reason && { Reason: act.reason }),
        }
        const body = {
          ResponseId: crypto.randomUUID(),
          ResponseCode: responseCodes[act.action],
          ...reasons,
          ...(act.lines && { Lines: act.lines.map((LineId) => ({ LineId, ...reasons })) }),
        }
        await api.documents.changeState({ params, body })
      }
    },
    onSuccess: async (_, { action }) => {
      notify('success', t(`action.done.${action}`, { number: document.number }))
      await refresh(document.id)
    },
    onError: async (error) => {
      notify('error', messageOf(error, t))
      await refresh(document.id)
    },
  })
}

/** Asks anew for all that a change of a document can have changed on the screen. */
export function useRefresh() {
  const queries = useQueryClient()
  return (id: string) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.document(id) }),
      queries.invalidateQueries({ queryKey: keys.lists }),
    ])
}
