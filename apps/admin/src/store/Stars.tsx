import { useWords } from '../kontor.ts'

const maxStars = 5

/** A rating as stars, and in words for who does not see them. */
export function Stars({ count }: { count: number }) {
  const { t } = useWords()
  return (
    <span role="img" aria-label={t('review.stars', { count })} className="admin-stars">
      {'★'.repeat(count)}
      <span className="admin-stars-empty">{'☆'.repeat(maxStars - count)}</span>
    </span>
  )
}
