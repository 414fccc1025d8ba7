import { highlight } from './highlight.ts'

/** A text in which what the search found stands out. */
export function Highlighted({ text, search }: { text: string | undefined; search: string }) {
  if (!text || search.trim() === '') return text
  let at = 0
  return highlight(text, search).map(({ text: stretch, found }) => {
    at += stretch.length
    return found ? (
      <mark key={at} className="doc-found">
        {stretch}
      </mark>
    ) : (
      stretch
    )
  })
}
