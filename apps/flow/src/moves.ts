import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { usePages } from '@kontor/tradekit/queries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Instance, stale } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

export type Move = Awaited<ReturnType<Client['workflow']['listMoves']>>['Moves'][number]
export type Branch = NonNullable<Move['Branches']>[number]
/** Steps to which a run can be moved. */
export type Places = readonly { readonly StepId: string; readonly Name: string }[]

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

/** What a person chose for a run: a step for the whole of it, or for each of its branches by where that stands. */
export interface Picked {
  readonly stepId?: string
  readonly branches?: Readonly<Record<string, string>>
}

/** A branch that is led nowhere ends; no step has this id. */
export const endsHere = '-'

/** Whether a run has a place to go to, with what was chosen for it. */
export const isPlaced = ({ StepId, Branches = [] }: Move, { stepId, branches = {} }: Picked = {}): boolean => {
  const waiting = Branches.flatMap(({ Becomes, FromStepId }) => (Becomes === 'UNPLACED' ? (FromStepId ?? []) : []))
  if (waiting.length > 0) return waiting.every((from) => branches[from] !== undefined)
  return (stepId ?? StepId) !== undefined || Object.keys(branches).length > 0
}

/** What becomes of a run where it is moved as a person chose. */
export function useMoveTo(versionId: string, { Run }: Move, picked: Picked | undefined) {
  const { api } = useKontor()
  const chosen = Object.entries(picked?.branches ?? {}).map(([from, to]) => `${from}=${to === endsHere ? '' : to}`)
  const query = { stepId: picked?.stepId, ...(chosen.length > 0 && { branches: chosen }) }
  return useQuery({
    queryKey: [...stale, 'move', versionId, Run.Id, Run.Since, query],
    enabled: picked !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.workflow.previewMove({ params: { id: Run.Id, versionId }, query }, { signal }),
  })
}

/** Moves runs, one after the other: each is moved by itself, and one that is refused holds up no other. */
export function useMove(versionId: string, onDone: (refused: readonly Refused[]) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (moves: readonly (Move & { readonly picked: Picked | undefined })[]) => {
      const refused: Refused[] = []
      for (const { Run, FromStepId, StepId, picked } of moves)
        try {
          const Branches = Object.entries(picked?.branches ?? {}).map(([from, to]) => ({
            ...{ FromStepId: from, ...(to !== endsHere && { StepId: to }) },
          }))
          const to = picked?.stepId ?? StepId ?? FromStepId
          const body = { StepId: to, FromStepId, Since: Run.Since, ...(Branches.length > 0 && { Branches }) }
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
