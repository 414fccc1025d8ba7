import type { Client } from '@kontor/sdk'
import { useSearchParams } from 'react-router'

export type Upload = Awaited<ReturnType<Client['scanning']['readUpload']>>
export type State = Upload['State']

/** The tabs of the queue. */
export const views = ['toEnter', 'toMend', 'onHold', 'rejected', 'sent'] as const
export type View = (typeof views)[number]

export const stateOf = {
  toEnter: 'TO_REVIEW',
  toMend: 'REEDIT',
  onHold: 'ON_HOLD',
  rejected: 'REJECTED',
  sent: 'SENT',
} as const satisfies Readonly<Record<View, State>>

/** What is shown of the queue; it stands in the address. */
export interface QueueFilter {
  readonly view: View
  readonly folder: string | undefined
  readonly tags: readonly string[]
  readonly text: string
}

export function useQueueFilter(): readonly [QueueFilter, (changes: Partial<QueueFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const filter: QueueFilter = {
    view: views.find((one) => one === search.get('view')) ?? 'toEnter',
    folder: search.get('folder') ?? undefined,
    tags: search.getAll('tag'),
    text: search.get('q') ?? '',
  }
  const change = (changes: Partial<QueueFilter>) => {
    const { view, folder, tags, text } = { ...filter, ...changes }
    setSearch(
      [
        ...(view === 'toEnter' ? [] : [['view', view]]),
        ...(folder === undefined ? [] : [['folder', folder]]),
        ...tags.map((tag) => ['tag', tag]),
        ...(text === '' ? [] : [['q', text]]),
      ] as [string, string][],
      { replace: true },
    )
  }
  return [filter, change]
}

/** The filter as a query of the API; what was rejected or sent last comes first. */
export const queryOf = ({ view, folder, tags, text }: QueueFilter) => ({
  state: [stateOf[view]],
  descending: view === 'rejected' || view === 'sent',
  ...(folder !== undefined && { folder }),
  ...(tags.length > 0 && { tag: [...tags] }),
  ...(text !== '' && { query: text }),
})

/** Whether a filter is narrower than its tab. */
export const isNarrowed = ({ folder, tags, text }: QueueFilter): boolean =>
  folder !== undefined || tags.length > 0 || text !== ''
