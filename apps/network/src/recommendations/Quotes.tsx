import { useId } from 'react'
import { useWords } from '../kontor.ts'
import type { Recommendation } from './queries.ts'

/** What companies say of one, in their words. */
export function Quotes({ items }: { items: readonly Recommendation[] }) {
  const { t } = useWords()
  return (
    <ul className="network-quotes" aria-label={t('recommendations.title')}>
      {items.map((one) => (
        <li key={one.Id}>
          <Quote recommendation={one} />
        </li>
      ))}
    </ul>
  )
}

export function Quote({ recommendation }: { recommendation: Recommendation }) {
  const { format } = useWords()
  const by = useId()
  const { Message, SenderCompanyName, Created = '' } = recommendation
  return (
    <figure className="network-quote" aria-labelledby={by}>
      <blockquote dir="auto">{Message}</blockquote>
      <figcaption id={by}>
        <bdi>{SenderCompanyName}</bdi> · <time dateTime={Created}>{format.instant(Created)}</time>
      </figcaption>
    </figure>
  )
}
