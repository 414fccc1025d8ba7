import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

/** How many steps of its handling are shown. */
const maxSteps = 100

/** Who handles a document: what is not closed, the newest first, and what happened so far, the newest first. */
export function useAssignments(documentId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.work(documentId),
    queryFn: async ({ signal }) => {
      const [all, steps] = await Promise.all([
        api.assignments.listAssignments({ query: { subjectid: documentId, limit: 100 } }, { signal }),
        api.assignments.listLogsOfSubject(
          { params: { subjectId: documentId }, query: { limit: maxSteps } },
          { signal },
        ),
      ])
      const open = all.items.filter(({ status }) => status !== 'CLOSED')
      return { open, steps: steps.items, mayAssign: steps.allowedActions.includes('assign') }
    },
  })
}

/** The colleagues to whom it may be given, and who takes it for those who are away. */
export function useAssignees(documentId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.assignees(documentId),
    queryFn: async ({ signal }) =>
      (await api.assignments.listAssignees({ query: { subjectid: documentId } }, { signal })).assignees,
  })
}

/** The colleagues who take work of the company, whatever it is about. */
export function useColleagues() {
  const { api, company } = useKontor()
  return useQuery({
    queryKey: keys.assignees(company.id),
    queryFn: async ({ signal }) => {
      const query = { subjectid: company.id, subjecttype: 'COMPANY' } as const
      return (await api.assignments.listAssignees({ query }, { signal })).assignees
    },
  })
}

/** What is done with it: it is given, handed on, talked about or closed. */
export type AssignmentChange =
  | { readonly does: 'give'; readonly to: string; readonly comment: string }
  | { readonly does: 'reassign'; readonly id: string; readonly to: string; readonly comment: string }
  | { readonly does: 'comment'; readonly id: string; readonly comment: string }
  | { readonly does: 'close'; readonly id: string }

export function useChangeAssignment(documentId: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (handling: AssignmentChange): Promise<void> => {
      const withComment = 'comment' in handling && handling.comment !== '' ? { comment: handling.comment } : {}
      switch (handling.does) {
        case 'give':
          await api.assignments.createAssignment({
            body: { subjectId: documentId, assigneeIds: [handling.to], ...withComment },
          })
          return
        case 'reassign':
          await api.assignments.reassign({ params: { id: handling.id, assigneeId: handling.to }, body: withComment })
          return
        case 'comment':
          return api.assignments.commentAssignment({ params: { id: handling.id }, body: handling.comment })
        case 'close':
          return api.assignments.closeAssignment({ params: { id: handling.id } })
      }
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.document(documentId) }),
  })
}
