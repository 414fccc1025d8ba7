import { Checkbox } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import { useLines } from '../queries/lines.ts'
import type { Metadata } from '../queries/types.ts'

export interface LineChoiceProps {
  readonly document: Metadata
  readonly chosen: readonly string[]
  readonly onChoose: (lineIds: readonly string[]) => void
  readonly error: ReactNode
}

/** Which lines a dispute is about. A document is disputed once, so all of them are named with it. */
export function LineChoice({ document, chosen, onChoose, error }: LineChoiceProps) {
  const { t } = useWords()
  const { data: lines } = useLines(document.DocumentId)
  return (
    <fieldset className="doc-line-choice">
      <legend>{t('answer.lines')}</legend>
      <div>
        {[...(lines?.byId.values() ?? [])].map(({ lineId, description = '' }) => (
          <Checkbox
            key={lineId}
            label={t('answer.line', { line: lineId, item: description })}
            checked={chosen.includes(lineId)}
            onChange={(on) => onChoose(on ? [...chosen, lineId] : chosen.filter((id) => id !== lineId))}
          />
        ))}
      </div>
      {error && (
        <p className="doc-problem" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
