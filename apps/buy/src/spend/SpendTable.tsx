import { Button, useNarrow } from '@kontor/kit'
import { Money } from '@kontor/tradekit/words'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Apart, Spend, SpendRow } from './api.ts'
import { changeWord, rowWord } from './words.ts'

/** So many rows are shown before somebody asks for more. */
const step = 50

export interface SpendTableProps {
  readonly spend: Spend
  readonly caption: string
  /** What a row leads to; undefined where it leads nowhere. */
  readonly onOpen: (row: SpendRow) => (() => void) | undefined
}

/** The same numbers as the picture, each with its share and how it has changed. On a phone what belongs together stands below one another. */
export function SpendTable({ spend, caption, onOpen }: SpendTableProps) {
  const { t, format } = useWords()
  const narrow = useNarrow()
  const [shown, setShown] = useState(step)
  const { Rows, By } = spend
  const heading = narrow ? (['amount', 'change'] as const) : (['amount', 'before', 'change', 'share'] as const)
  return (
    <>
      <table className="spend-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`spend.by.${By}`)}</th>
            {heading.map((name) => (
              <th key={name} scope="col">
                {t(`spend.${name}`)}
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
              <Figures of={row} currency={spend.Currency} share={row.Share && format.percent(row.Share)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('spend.total')}</th>
            <Figures of={spend} currency={spend.Currency} share={undefined} />
          </tr>
        </tfoot>
      </table>
      {Rows.length > shown && (
        <Button type="text" onClick={() => setShown(shown + step)}>
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
      {row.Scheme && <small>{row.Scheme}</small>}
    </>
  )
}

interface FiguresProps {
  readonly of: Pick<SpendRow, 'Amount' | 'Before' | 'Change' | 'Apart'>
  readonly currency: string
  readonly share: string | undefined
}

function Figures({ of: { Amount, Before, Change, Apart }, currency, share = '' }: FiguresProps) {
  const words = useWords()
  const narrow = useNarrow()
  const change = changeWord(Change, words)
  const amount = (
    <>
      <Money value={Amount} currency={currency} strong />
      <Beside apart={Apart} field="Amount" />
    </>
  )
  const before = (
    <>
      <Money value={Before} currency={currency} />
      <Beside apart={Apart} field="Before" />
    </>
  )
  if (narrow)
    return (
      <>
        <td>
          {amount}
          <small>
            {words.t('spend.beforeShort')} {before}
          </small>
        </td>
        <td>
          {change}
          {share !== '' && <small>{words.t('spend.shareOf', { share })}</small>}
        </td>
      </>
    )
  return (
    <>
      <td>{amount}</td>
      <td>{before}</td>
      <td>{change}</td>
      <td>{share}</td>
    </>
  )
}

/** What has no exchange rate stands below, each in its own currency. */
function Beside({ apart, field }: { apart: Apart; field: 'Amount' | 'Before' }) {
  return apart
    .filter((one) => Number(one[field]) !== 0)
    .map((one) => (
      <small key={one.Currency}>
        + <Money value={one[field]} currency={one.Currency} />
      </small>
    ))
}
