import { writtenDay } from '@kontor/tradekit/words'
import { type Rate, useCourse } from '../api.ts'
import { useWords } from '../kontor.ts'

const [width, height] = [320, 64]
/** About a quarter of a year of days on which the ECB publishes. */
const shown = 64

/** A small picture of how many of a currency one euro was, from the stored rates; its ends are said in words. */
export function Course({ currency }: { currency: string }) {
  const { t, locale } = useWords()
  const { data = [] } = useCourse(currency)
  const course = data
    .filter(({ From, Source }) => From === 'EUR' && Source === 'ECB')
    .slice(0, shown)
    .toReversed()
  const [first, last] = [course[0], course.at(-1)]
  if (!first || !last || course.length < 2) return null
  const words = t('course.text', {
    ...{ currency, first: first.Rate, from: writtenDay(first.ValidFrom ?? '', locale) },
    ...{ last: last.Rate, until: writtenDay(last.ValidFrom ?? '', locale) },
  })
  return (
    <figure className="cash-course">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words} preserveAspectRatio="none">
        <polyline points={pointsOf(course)} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  )
}

/** A picture needs no exact figures. */
function pointsOf(course: readonly Rate[]): string {
  const values = course.map(({ Rate }) => Number(Rate))
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
