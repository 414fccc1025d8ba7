import { highlight } from './highlight.ts'

/**
 * A text of somebody else's in which what the search found stands out. Direction marks in it turn nothing around but the
 * text itself.
 */
export function Highlighted({ text, search }: { text: string | undefined; search: string }) {
  if (!text) return text
  if (search.trim() === '') return <bdi>{text}</bdi>
  let at = 0
  return (
    <bdi>
      {highlight(text, search).map(({ text: stretch, found }) => {
        at += stretch.length
        return found ? (
          <mark key={at} className="doc-found">
            {stretch}
          </mark>
        ) : (
          stretch
        )
      })}
    </bdi>
  )
}
