import { type GridColumn, Icon, type Selection, Table } from '@kontor/kit'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { ClipboardList, Stamp, UserRoundCheck } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Kind } from './filters.ts'
import { useWords } from './kontor.ts'
import { nameOf, WorkName } from './words.tsx'
import type { Work } from './work.ts'

export const iconOf = { APPROVAL: Stamp, ASSIGNMENT: UserRoundCheck, TASK: ClipboardList } as const satisfies Record<
  Kind,
  unknown
>

export interface WorkListProps {
  readonly items: readonly Work[]
  readonly place: number
  readonly onPlace: (place: number) => void
  readonly onOpen: (place: number) => void
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
  /** The last row that is in sight: what comes after it is fetched. */
  readonly onRange: (first: number, last: number) => void
  readonly instead: ReactNode
}

/** What waits for the reader, a row each. */
export function WorkList({ items, place, onPlace, onOpen, selection, onSelection, onRange, instead }: WorkListProps) {
  const words = useWords()
  const { t, today, locale } = words
  const columns = useMemo(
    (): GridColumn[] => [
      { id: 'what', label: t('inbox.column.what'), width: 'minmax(150px, 1fr)', narrow: 'top-start' },
      { id: 'due', label: t('inbox.column.due'), width: '112px', narrow: 'bottom-start' },
      { id: 'amount', label: t('inbox.column.amount'), width: '124px', align: 'end', narrow: 'top-end' },
    ],
    [t],
  )
  const row = useCallback(
    (index: number) => {
      const work = items[index]
      if (!work) return undefined
      const { kind, document, due } = work
      return {
        id: work.id,
        cells: {
          what: (
            <span className="inbox-what">
              <Icon of={iconOf[kind]} size="small" label={t(`inbox.kind.${kind}`)} />
              <span className="doc-cut">
                {document && <bdi className="inbox-partner">{document.partner}</bdi>} <WorkName work={work} />
              </span>
            </span>
          ),
          due: due && (
            <time dateTime={due} data-late={due < today || undefined} className="inbox-due">
              {writtenDay(due, locale)}
            </time>
          ),
          amount: document && <Money value={document.amount} currency={document.currency} />,
        },
      }
    },
    [items, t, today, locale],
  )
  return (
    <Table
      label={t('inbox.list.label')}
      columns={columns}
      count={items.length}
      row={row}
      active={place}
      onActive={onPlace}
      onOpen={onOpen}
      shown={place}
      selection={{
        value: selection,
        onChange: onSelection,
        rowLabel: (index) => {
          const work = items[index]
          return t('inbox.select.row', { what: work ? nameOf(work, words) : '' })
        },
        allLabel: t('inbox.select.all'),
      }}
      onRange={onRange}
      instead={instead}
      takesFocus
    />
  )
}
