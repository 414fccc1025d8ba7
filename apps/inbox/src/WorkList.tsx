import { type GridColumn, type Selection, Table } from '@kontor/kit'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useWords } from './kontor.ts'
import { WhatCell } from './WhatCell.tsx'
import { matterOf, nameOf } from './words.tsx'
import type { Work } from './work.ts'

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

/** What waits for the reader, a row of two lines each: beside a document there is no room to name a partner in full in one. */
export function WorkList({ items, place, onPlace, onOpen, selection, onSelection, onRange, instead }: WorkListProps) {
  const words = useWords()
  const { t, today, locale } = words
  const columns = useMemo(
    (): GridColumn[] => [
      { id: 'what', label: t('inbox.column.what'), width: 'minmax(150px, 1fr)', narrow: 'top-start' },
      { id: 'amount', label: t('inbox.column.amountDue'), width: '132px', align: 'end', narrow: 'top-end' },
    ],
    [t],
  )
  const row = useCallback(
    (index: number) => {
      const work = items[index]
      if (!work) return undefined
      const { due } = work
      const matter = matterOf(work)
      return {
        id: work.id,
        cells: {
          what: <WhatCell work={work} tall />,
          amount: (
            <span className="inbox-lines">
              {matter && <Money value={matter.amount} currency={matter.currency} />}
              {due && (
                <time dateTime={due} data-late={due < today || undefined} className="inbox-due">
                  {writtenDay(due, locale)}
                </time>
              )}
            </span>
          ),
        },
      }
    },
    [items, today, locale],
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
      tall
      takesFocus
    />
  )
}
