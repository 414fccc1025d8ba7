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

/** Which lines a dispute is about: those that can be disputed still. */
export function LineChoice({ document, chosen, onChoose, error }: LineChoiceProps) {
  const { t } = useWords()
  const { data: lines } = useLines(document.DocumentId)
  const offered = [...(lines?.byId.values() ?? [])].filter(({ allowedActions }) => allowedActions?.includes('dispute'))
  return (
    <fieldset className="doc-line-choice">
      <legend>{t('answer.lines')}</legend>
      <div>
        {lines && offered.length === 0 && <p>{t('answer.linesAllDisputed')}</p>}
        {offered.map(({ lineId, description = '' }) => (
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
