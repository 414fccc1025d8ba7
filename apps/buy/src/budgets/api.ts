import type { Client } from '@kontor/sdk'
import { usePages } from '@kontor/tradekit/queries'
import { useQuery } from '@tanstack/react-query'
import { requisitionsKey } from '../api.ts'
import { useKontor } from '../kontor.ts'
import { useAct } from '../useAct.ts'

export type Budget = Awaited<ReturnType<Client['budgets']['readBudget']>>
export type BudgetUse = Awaited<ReturnType<Client['budgets']['listUses']>>['Items'][number]
export type BudgetLeft = Awaited<ReturnType<Client['budgets']['listLeft']>>['Items'][number]
export type BudgetInput = Parameters<Client['budgets']['saveBudget']>[0]['body']

const budgets = [...requisitionsKey, 'budgets']

/** So many come at once. */
const pageSize = 50

export function useBudgets(text: string) {
  const { api } = useKontor()
  const query = { limit: pageSize, ...(text && { q: text }) }
  const list = usePages([...budgets, 'list', query], (page, signal) =>
    api.budgets.listBudgets({ query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

export function useBudget(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...budgets, 'one', id],
    queryFn: ({ signal }) => api.budgets.readBudget({ params: { budgetId: id } }, { signal }),
  })
}

/** What uses a budget, page by page. */
export function useUses(id: string) {
  const { api } = useKontor()
  const list = usePages([...budgets, 'uses', id], (page, signal) =>
    api.budgets.listUses({ params: { budgetId: id }, query: { limit: pageSize, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

/** What is left of the budgets of a day, without what a requisition uses itself. */
export function useBudgetLeft(day: string, without: string | undefined) {
  const { api } = useKontor()
  const query = { ...(day && { day }), ...(without !== undefined && { without }) }
  const { data } = useQuery({
    queryKey: [...budgets, 'left', query],
    queryFn: ({ signal }) => api.budgets.listLeft({ query }, { signal }),
    // While another day is looked up, what was known is shown.
    placeholderData: (before) => before,
  })
  return data?.Items ?? []
}

/** Sets several; told how many. */
export const useSaveBudgets = (onDone: (count: number) => void) =>
  useAct((api, body: Parameters<Client['budgets']['saveBudgets']>[0]['body']) => api.budgets.saveBudgets({ body }), {
    onDone: ({ Budgets }) => onDone(Budgets.length),
    isErrorShown: true,
  })

export const useSaveBudget = (id: string, onDone: () => void) =>
  useAct((api, body: BudgetInput) => api.budgets.saveBudget({ params: { budgetId: id }, body }), {
    onDone,
    isErrorShown: true,
  })

export const useSetState = (id: string, onDone: (state: Budget['State']) => void) =>
  useAct((api, state: Budget['State']) => api.budgets.setBudgetState({ params: { budgetId: id, state } }), { onDone })

export const useDeleteBudget = (id: string, onDone: () => void) =>
  useAct((api, _: undefined) => api.budgets.deleteBudget({ params: { budgetId: id } }), { onDone })
