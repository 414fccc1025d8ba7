import type { Client } from '@kontor/sdk'
import { useSearchParams } from 'react-router'

export type Upload = Awaited<ReturnType<Client['scanning']['readUpload']>>
export type State = Upload['State']

/** What the queue is looked at for, each a tab. */
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
export interface Look {
  readonly view: View
  readonly folder: string | undefined
  readonly tags: readonly string[]
  readonly text: string
}

export function useLook(): readonly [Look, (changes: Partial<Look>) => void] {
  const [search, setSearch] = useSearchParams()
  const look: Look = {
    view: views.find((one) => one === search.get('view')) ?? 'toEnter',
    folder: search.get('folder') ?? undefined,
    tags: search.getAll('tag'),
    text: search.get('q') ?? '',
  }
  const change = (changes: Partial<Look>) => {
    const { view, folder, tags, text } = { ...look, ...changes }
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
  return [look, change]
}

/** The look as the API asks for it: what was rejected or sent last is looked for first. */
export const queryOf = ({ view, folder, tags, text }: Look) => ({
  state: [stateOf[view]],
  descending: view === 'rejected' || view === 'sent',
  ...(folder !== undefined && { folder }),
  ...(tags.length > 0 && { tag: [...tags] }),
  ...(text !== '' && { query: text }),
})

/** Whether a look is narrower than its tab. */
export const isNarrowed = ({ folder, tags, text }: Look): boolean =>
  folder !== undefined || tags.length > 0 || text !== ''
