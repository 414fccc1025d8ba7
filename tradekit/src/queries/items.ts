import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import type { Item, ItemInput } from './types.ts'
import { useOnce } from './useOnce.ts'

interface Asked {
  readonly text: string
  readonly side?: Item['Side']
  readonly connectionId?: string | undefined
  readonly hidden?: boolean
  readonly limit: number
  readonly page?: number
}

/** The items whose name or number holds a text, those used last first. */
export function useItems({ text, side, connectionId, hidden = false, limit, page = 0 }: Asked, wanted = true) {
  const { api } = useKontor()
  const query = {
    limit,
    page,
    hidden,
    ...(text && { q: text }),
    ...(side && { side }),
    ...(connectionId && { connectionId }),
  }
  return useQuery({
    queryKey: keys.items(query),
    queryFn: ({ signal }) => api.items.listItems({ query }, { signal }),
    enabled: wanted,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}

/** Enters an item, or changes it. */
export function useSaveItem(id: string, onDone: (item: Item) => void) {
  const { api } = useKontor()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ItemInput) => api.items.saveItem({ params: { id }, body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: keys.allItems }),
  })
}

/** What is done with an item that is there; pressed twice, once. */
export function useItemActs() {
  const kontor = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ does, item }: { readonly does: 'hide' | 'show' | 'delete'; readonly item: Item }) =>
      acts[does](kontor, item),
    onSuccess: (_, { does, item }) => kontor.notify('success', t(`items.done.${does}`, { name: item.Name })),
    onError: (error) => kontor.notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.allItems }),
  })
  return { act: useOnce(mutateAsync), isPending }
}

/** What of an item is entered: the rest is known of it. */
export function inputOf({ Id: _id, Partner: _partner, Changed: _changed, ...input }: Item): ItemInput {
  return input
}

const withHidden = ({ api }: Kontor, item: Item, Hidden: boolean): Promise<unknown> =>
  api.items.saveItem({ params: { id: item.Id }, body: { ...inputOf(item), Hidden } })

const acts = {
  hide: (kontor: Kontor, item: Item) => withHidden(kontor, item, true),
  show: (kontor: Kontor, item: Item) => withHidden(kontor, item, false),
  delete: ({ api }: Kontor, { Id: id }: Item): Promise<unknown> => api.items.deleteItem({ params: { id } }),
}
