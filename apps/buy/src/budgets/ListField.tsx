import { Select } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { requisitionsKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { Budget } from './api.ts'

/** The choice of none. */
export const noListId = 'none'

type Lists = readonly { readonly ListId: string; readonly Name: string }[]

/** The coding lists of the company, and the one by which invoices use a budget; a new one begins with the list that cost centres are kept in. */
export function useCostLists(budget?: Pick<Budget, 'ListId'>) {
  const { api } = useKontor()
  const [chosen, setChosen] = useState(budget ? (budget.ListId ?? noListId) : undefined)
  const { data: lists = [] } = useQuery({
    queryKey: [...requisitionsKey, 'coding-lists'],
    queryFn: async ({ signal }) => (await api.coding.listLists({}, { signal })).Lists,
  })
  // Whoever keeps one optional list besides the accounts keeps their cost centres there.
  const optional = lists.filter(({ Required }) => !Required)
  const listId = chosen ?? (optional.length === 1 ? optional[0]?.ListId : noListId) ?? noListId
  return { lists, listId, setChosen }
}

export interface ListFieldProps {
  readonly lists: Lists
  readonly value: string
  readonly onChange: (listId: string) => void
}

/** By which coding list invoices without an order use a budget. */
export function ListField({ lists, value, onChange }: ListFieldProps) {
  const { t } = useWords()
  if (lists.length === 0) return null
  return (
    <Select
      label={t('budgets.list')}
      description={t('budgets.listHint')}
      options={[
        { id: noListId, label: t('budgets.list.none') },
        ...lists.map(({ ListId, Name }) => ({ id: ListId, label: Name })),
      ]}
      value={value}
      onChange={onChange}
      placeholder={t('budgets.list.none')}
    />
  )
}
