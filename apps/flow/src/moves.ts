import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { usePages } from '@kontor/tradekit/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Instance, stale } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

export type Move = Awaited<ReturnType<Client['workflow']['listMoves']>>['Moves'][number]

/** A run that was not moved, and why. */
export interface Refused {
  readonly run: Instance
  readonly message: string
}

/** So many runs come at once. */
const limit = 50

/** What follows other versions of a workflow, and what becomes of each where it is moved. */
export function useMoves(versionId: string) {
  const { api } = useKontor()
  const list = usePages([...stale, 'moves', versionId], (page, signal) =>
    api.workflow.listMoves({ params: { id: versionId }, query: { limit, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Moves }) => Moves), places: list.pages?.[0]?.Places ?? [] }
}

/** What becomes of a run where it is moved to a step that a person chose. */
export function useMoveTo(versionId: string, { Run }: Move, stepId: string | undefined) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...stale, 'move', versionId, Run.Id, Run.Since, stepId],
    enabled: stepId !== undefined,
    queryFn: ({ signal }) =>
      api.workflow.previewMove({ params: { id: Run.Id, versionId }, query: { stepId } }, { signal }),
  })
}

/** Moves runs, one after the other: each is moved by itself, and one that is refused holds up no other. */
export function useMove(versionId: string, onDone: (refused: readonly Refused[]) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (moves: readonly (Move & { readonly StepId: string })[]) => {
      const refused: Refused[] = []
      for (const { Run, FromStepId, StepId } of moves)
        try {
          const body = { StepId, FromStepId, Since: Run.Since }
          await api.workflow.moveInstance({ params: { id: Run.Id, versionId }, body })
        } catch (error) {
          refused.push({ run: Run, message: messageOf(error, t) })
        }
      return refused
    },
    onSuccess: (refused, moves) => {
      const count = moves.length - refused.length
      if (count > 0) notify('success', t('move.done', { count }))
      onDone(refused)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: stale }),
  })
}
