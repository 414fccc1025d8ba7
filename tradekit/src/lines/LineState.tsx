import { Button, Status } from '@kontor/kit'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useCreate } from '../creating/useCreate.ts'
import { useWords } from '../kontor.ts'
import type { DocumentLine, Metadata } from '../queries/types.ts'
import { lineTones } from './tones.ts'
import './line-standing.css'

export interface LineStateProps {
  readonly document: Metadata
  readonly line: DocumentLine
  readonly actions: DocumentActions
}

/** What became of one line, why it is disputed, and what can be done about it. */
export function LineState({ document, line, actions }: LineStateProps) {
  const { t } = useWords()
  const { create, isPending } = useCreate(document)
  const named = { line: line.lineId, item: line.description ?? '' }
  return (
    <div className="doc-line-standing">
      <Status tone={lineTones[line.state]}>{t(`line.state.${line.state}`)}</Status>
      {line.dispute && (
        <span className="doc-quiet" dir="auto">
          {line.dispute}
        </span>
      )}
      {line.allowedActions?.includes('dispute') && (
        <Button type="text" label={t('line.disputeLine', named)} onClick={() => actions.disputeLine(line.lineId)}>
          {t('line.dispute')}
        </Button>
      )}
      {line.allowedActions?.includes('credit') && (
        <Button
          label={t('line.creditLine', named)}
          busy={isPending}
          onClick={() => create({ turnInto: 'creditnote', lineIds: [line.lineId] })}
        >
          {t('line.credit')}
        </Button>
      )}
    </div>
  )
}
