import { writtenDay } from '@kontor/tradekit/words'
import { type Rate, useRateHistory } from '../api.ts'
import { useWords } from '../kontor.ts'

const [width, height] = [320, 64]
/** About a quarter of a year of days on which the ECB publishes. */
const maxRatesShown = 64

/** A small picture of how many of a currency one euro was, from the stored rates; its ends are said in words. */
export function RateHistory({ currency }: { currency: string }) {
  const { t, locale } = useWords()
  const { data = [] } = useRateHistory(currency)
  const rates = data
    .filter(({ From, Source }) => From === 'EUR' && Source === 'ECB')
    .slice(0, maxRatesShown)
    .toReversed()
  const [first, last] = [rates[0], rates.at(-1)]
  if (!first || !last || rates.length < 2) return null
  const words = t('rateHistory.text', {
    ...{ currency, first: first.Rate, from: writtenDay(first.ValidFrom ?? '', locale) },
    ...{ last: last.Rate, until: writtenDay(last.ValidFrom ?? '', locale) },
  })
  return (
    <figure className="cash-rate-history">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words} preserveAspectRatio="none">
        <polyline points={pointsOf(rates)} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  )
}

/** A picture needs no exact figures. */
function pointsOf(rates: readonly Rate[]): string {
  const values = rates.map(({ Rate }) => Number(Rate))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const spread = high - low || 1
  return values
    .map((value, at) => {
      const x = (at / (values.length - 1)) * width
      const y = height - 4 - ((value - low) / spread) * (height - 8)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
