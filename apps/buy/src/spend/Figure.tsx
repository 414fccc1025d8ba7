import { Money } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'
import type { Apart, SpendRow } from './api.ts'
import { changeWord } from './words.ts'

export type Column = 'amount' | 'before' | 'change' | 'share'

export interface FigureProps {
  readonly of: Pick<SpendRow, 'Amount' | 'Before' | 'Change' | 'Share' | 'Apart'>
  readonly column: Column
  /** The year before and the share stand below, and not beside. */
  readonly stacked: boolean
  readonly currency: string
}

/** A figure of a row, in the currency of the company. */
export function Figure({ of: { Amount, Before, Change, Share, Apart }, column, stacked, currency }: FigureProps) {
  const words = useWords()
  const { t, format } = words
  const before = (
    <>
      <Money value={Before} currency={currency} bare />
      <Beside apart={Apart} field="Before" />
    </>
  )
  const share = Share === undefined ? '' : format.percent(Share)
  if (column === 'before') return before
  if (column === 'share') return share
  if (column === 'change')
    return (
      <>
        {changeWord(Change, words)}
        {stacked && share !== '' && <small className="spend-below">{t('spend.shareOf', { share })}</small>}
      </>
    )
  return (
    <>
      <Money value={Amount} currency={currency} strong bare />
      <Beside apart={Apart} field="Amount" />
      {stacked && (
        <small className="spend-below">
          {t('spend.beforeShort')} {before}
        </small>
      )}
    </>
  )
}

/** What has no exchange rate stands below, each in its own currency. */
function Beside({ apart, field }: { apart: Apart; field: 'Amount' | 'Before' }) {
  return apart
    .filter((one) => Number(one[field]) !== 0)
    .map((one) => (
      <small key={one.Currency} className="spend-below">
        + <Money value={one[field]} currency={one.Currency} />
      </small>
    ))
}
