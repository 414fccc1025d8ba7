import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { CodingList, CodingSuggestion, Value } from '../queries/coding.ts'

export interface SuggestedProps {
  readonly suggestions: readonly CodingSuggestion[]
  /** Those whose place has no code yet; the others stay where they are, so that nothing below them moves. */
  readonly open: readonly CodingSuggestion[]
  readonly lists: readonly CodingList[]
  readonly onTake: (value: Value) => void
}

/** Codes that were likely before, each with how probable it is and why. Nobody takes one silently. */
export function Suggested({ suggestions, open, lists, onTake }: SuggestedProps) {
  const { t, format } = useWords()
  return (
    <ul className="doc-suggested">
      {suggestions.map((suggestion) => {
        const { value, probability, because = '' } = suggestion
        return (
          <li key={value.listId}>
            <Button type="text" disabled={!open.includes(suggestion)} onClick={() => onTake(value)}>
              {t('coding.take', {
                list: lists.find(({ ListId }) => ListId === value.listId)?.Name ?? '',
                code: [value.code, value.label].filter(Boolean).join(' '),
              })}
            </Button>
            <small>
              {t('coding.likely', { percent: format.percent(String(Math.round(probability * 100))), because })}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
