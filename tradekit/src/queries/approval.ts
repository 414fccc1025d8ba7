import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

/** How the approval of a document stands, and what the reader may do with it. */
export function useApproval(documentId: string) {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: keys.approval(documentId),
    enabled: may('approval.read'),
    queryFn: async ({ signal }) => {
      const given = { params: { documentId } }
      const [flow, permissions] = await Promise.all([
        api.approvals.readFlow(given, { signal }),
        api.approvals.readPermissions(given, { signal }),
      ])
      return { ...flow, ...permissions }
    },
  })
}

/** What is done with an approval: colleagues are asked for it, it is given, refused, or a step of it taken back. */
export type ApprovalChange =
  | { readonly does: 'ask'; readonly invited: readonly string[]; readonly why: string }
  | { readonly does: 'approve'; readonly invited: readonly string[] }
  | { readonly does: 'refuse'; readonly why: string }
  | { readonly does: 'withdraw'; readonly stepId: string }

/** `onDone` is called also where the answer comes to a screen that does not ask for it any more. */
export function useChangeApproval(documentId: string, onDone: () => void) {
  const { api, user, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (act: ApprovalChange): Promise<unknown> => {
      const params = { documentId }
      const invited = 'invited' in act && act.invited.length > 0 ? { invitedUserIds: [...act.invited] } : {}
      switch (act.does) {
        case 'ask':
          return api.approvals.createStep({ params, body: { ...invited, ...(act.why && { because: act.why }) } })
        case 'approve':
          return api.approvals.approve({ params, body: { approver: { id: user.id }, outcome: 'ACCEPT', ...invited } })
        case 'refuse':
          return api.approvals.reject({ params, query: { reason: act.why } })
        case 'withdraw':
          return api.approvals.withdraw({ params: { documentId, stepId: act.stepId } })
      }
    },
    onSuccess: onDone,
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.document(documentId) }),
  })
}
