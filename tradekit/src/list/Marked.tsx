import { marked } from './marked.ts'

/** A text in which what the search found stands out. */
export function Marked({ text, search }: { text: string | undefined; search: string }) {
  if (!text || search.trim() === '') return text
  let at = 0
  return marked(text, search).map(({ text: stretch, found }) => {
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
