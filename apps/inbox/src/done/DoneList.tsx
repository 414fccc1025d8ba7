import { type GridColumn, Status, Table, type Tone } from '@kontor/kit'
import { Money, momentOf } from '@kontor/tradekit/words'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useWords } from '../kontor.ts'
import { WhatCell } from '../WhatCell.tsx'
import type { Done } from './api.ts'

const tones: Readonly<Record<Done['decision'], Tone>> = { APPROVE: 'good', REJECT: 'bad', COMPLETE: 'mute' }

export interface DoneListProps {
  readonly items: readonly Done[]
  readonly onOpen: (place: number) => void
  readonly onRange: (first: number, last: number) => void
  readonly instead: ReactNode
}

/** What the reader decided and finished, a row each. */
export function DoneList({ items, onOpen, onRange, instead }: DoneListProps) {
  const { t, today, locale } = useWords()
  const [place, setPlace] = useState(0)
  const columns = useMemo(
    (): GridColumn[] => [
      { id: 'what', label: t('inbox.column.what'), width: 'minmax(150px, 1fr)', narrow: 'top-start' },
      { id: 'decision', label: t('done.column.decision'), width: '140px', narrow: 'bottom-start' },
      { id: 'when', label: t('done.column.when'), width: '190px', narrow: 'bottom-end' },
      { id: 'amount', label: t('inbox.column.amount'), width: '140px', align: 'end', narrow: 'top-end' },
    ],
    [t],
  )
  const row = useCallback(
    (index: number) => {
      const work = items[index]
      if (!work) return undefined
      const { id, kind, document, decision, endedAt } = work
      // An order is accepted towards its partner; what is approved stays in the house.
      const decisionShown = kind === 'ANSWER' && decision === 'APPROVE' ? 'ACCEPT' : decision
      return {
        id,
        cells: {
          what: <WhatCell work={work} />,
          decision: <Status tone={tones[decision]}>{t(`done.decision.${decisionShown}`)}</Status>,
          when: <time dateTime={endedAt}>{momentOf(endedAt, today, locale)}</time>,
          amount: document && <Money value={document.amount} currency={document.currency} />,
        },
      }
    },
    [items, t, today, locale],
  )
  return (
    <Table
      label={t('done.list')}
      columns={columns}
      count={items.length}
      row={row}
      active={Math.min(place, items.length - 1)}
      onActive={setPlace}
      onOpen={onOpen}
      onClick={onOpen}
      onRange={onRange}
      instead={instead}
      takesFocus
    />
  )
}
