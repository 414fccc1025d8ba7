import { Button, useNarrow } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Spend, SpendRow } from './api.ts'
import { type Column, Figure } from './Figure.tsx'
import { isCompared, rowWord } from './words.ts'

/** So many rows are shown before somebody asks for more. */
const rowsPerStep = 50

/** What belongs together stands one below the other on a phone; without a year before there is nothing to compare with. */
function columnsFor(compared: boolean, narrow: boolean): readonly Column[] {
  if (!compared) return ['amount', 'share']
  return narrow ? ['amount', 'change'] : ['amount', 'before', 'change', 'share']
}

export interface SpendTableProps {
  readonly spend: Spend
  readonly caption: string
  /** What a row leads to; undefined where it leads nowhere. */
  readonly onOpen: (row: SpendRow) => (() => void) | undefined
}

/** The same numbers as the picture, each with its share and how it has changed. */
export function SpendTable({ spend, caption, onOpen }: SpendTableProps) {
  const { t } = useWords()
  const narrow = useNarrow()
  const [shown, setShown] = useState(rowsPerStep)
  const { Rows, By, Currency } = spend
  const compared = isCompared(spend)
  const columns = columnsFor(compared, narrow)
  const cells = (row: Omit<SpendRow, 'Key'>) =>
    columns.map((column) => (
      <td key={column}>
        <Figure of={row} column={column} stacked={narrow && compared} currency={Currency} />
      </td>
    ))
  return (
    <>
      <table className="spend-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`spend.by.${By}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`spend.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Rows.slice(0, shown).map((row) => (
            <tr key={row.Key}>
              <th scope="row">
                <RowName row={row} by={By} onOpen={onOpen(row)} />
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('spend.total')}</th>
            {cells(spend)}
          </tr>
        </tfoot>
      </table>
      {Rows.length > shown && (
        <Button type="text" onClick={() => setShown(shown + rowsPerStep)}>
          {t('buy.more')}
        </Button>
      )}
    </>
  )
}

function RowName({ row, by, onOpen }: { row: SpendRow; by: Spend['By']; onOpen: (() => void) | undefined }) {
  const words = useWords()
  const name = <bdi>{rowWord(row, by, words)}</bdi>
  return (
    <>
      {onOpen ? (
        <button type="button" className="k-link" onClick={onOpen}>
          {name}
        </button>
      ) : (
        name
      )}
      {row.Scheme && <small className="spend-below">{row.Scheme}</small>}
    </>
  )
}
