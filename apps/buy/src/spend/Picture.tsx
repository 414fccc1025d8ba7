import { useNarrow } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Spend, SpendRow } from './api.ts'
import { isCompared, rowWord } from './words.ts'

/** So many of the largest have a bar of their own. */
const maxBars = 8

/** A length of a bar is no money: it may be counted in doubles. What was given back has none. */
const lengthOf = (value: string, longest: number): string =>
  `${longest === 0 ? 0 : Math.max(0, Math.min(100, (Number(value) / longest) * 100))}%`

/** What was spent as bars, each beside the year before. The table below has the same numbers for who does not see it. */
export function Picture({ spend }: { spend: Spend }) {
  const words = useWords()
  const { By, Rows } = spend
  const bars = By === 'MONTH' ? Rows : Rows.slice(0, maxBars)
  const longest = Math.max(0, ...bars.flatMap(({ Amount, Before }) => [Number(Amount), Number(Before)]))
  if (longest === 0) return null
  const compared = isCompared(spend)
  return (
    <figure className="spend-picture">
      <div
        role="img"
        aria-label={words.t(`spend.picture.${By}`)}
        className={By === 'MONTH' ? 'spend-columns' : 'spend-bars'}
      >
        {bars.map((row) => (
          <Bar key={row.Key} row={row} by={By} longest={longest} compared={compared} />
        ))}
      </div>
      <figcaption>
        <span className="spend-mark" /> {words.t('spend.amount')}
        {compared && (
          <>
            <span className="spend-mark" data-before /> {words.t('spend.before')}
          </>
        )}
        {By !== 'MONTH' && Rows.length > maxBars && <span>{words.t('spend.largest', { count: maxBars })}</span>}
      </figcaption>
    </figure>
  )
}

interface BarProps {
  readonly row: SpendRow
  readonly by: Spend['By']
  readonly longest: number
  readonly compared: boolean
}

function Bar({ row, by, longest, compared }: BarProps) {
  const words = useWords()
  const narrow = useNarrow()
  const isMonth = by === 'MONTH'
  const size = isMonth ? 'blockSize' : 'inlineSize'
  const month = new Intl.DateTimeFormat(words.locale, { month: narrow ? 'narrow' : 'short', timeZone: 'UTC' })
  return (
    <span className="spend-bar">
      <span className="spend-bar-pair">
        <span style={{ [size]: lengthOf(row.Amount, longest) }} />
        {compared && Number(row.Before) > 0 && <span data-before style={{ [size]: lengthOf(row.Before, longest) }} />}
      </span>
      <small className="buy-cut">
        <bdi>{isMonth ? month.format(new Date(`${row.Key}-01T00:00:00Z`)) : rowWord(row, by, words)}</bdi>
      </small>
    </span>
  )
}
