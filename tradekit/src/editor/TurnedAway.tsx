import { DecimalField, TextField } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { type MessageId, useWords } from '../kontor.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { FieldErrors } from './useDraft.ts'

export interface TurnedAwayProps {
  readonly errors: FieldErrors
  readonly line: LineForm
  readonly place: number
  readonly onChange: (change: Partial<LineForm>) => void
}

/** Of a line of goods that came: how many were missing, how many were turned away, and why. */
export function TurnedAway({ errors, line, place, onChange }: TurnedAwayProps) {
  const { t } = useWords()
  const { quantity = '', reason } = line.rejected ?? {}
  const reject = (fields: { quantity?: string; reason?: string | undefined }) => {
    const rejected = { quantity, reason, ...fields }
    onChange({ rejected: rejected.quantity === '' && !rejected.reason ? undefined : rejected })
  }
  const path = (field: string) => `lines.${place}.${field}`
  const label = (field: MessageId) => (
    <>
      <span aria-hidden="true">{t(field)}</span>
      <span className="doc-hidden">{t('editor.lineLabel', { field: t(field), line: place + 1 })}</span>
    </>
  )
  return (
    <div className="doc-turned-away">
      <FieldPlace draft={errors} path={path('short')}>
        {(error) => (
          <DecimalField
            label={label('line.short')}
            value={line.short ?? ''}
            onChange={(short) => onChange({ short: short || undefined })}
            notDecimal={t('editor.notNumber')}
            error={error}
          />
        )}
      </FieldPlace>
      <FieldPlace draft={errors} path={path('rejected.quantity')}>
        {(error) => (
          <DecimalField
            label={label('line.rejected')}
            value={quantity}
            onChange={(next) => reject({ quantity: next })}
            notDecimal={t('editor.notNumber')}
            error={error}
          />
        )}
      </FieldPlace>
      <TextField
        label={label('line.rejectReason')}
        value={reason ?? ''}
        onChange={(next) => reject({ reason: next || undefined })}
      />
    </div>
  )
}
