import { DateField, DecimalField } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { useWords } from '../kontor.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { LineMoreField } from './kinds.ts'
import { useNamed } from './line-cells.tsx'
import type { FieldErrors } from './useDraft.ts'

export interface LineMoreProps {
  readonly errors: FieldErrors
  readonly line: LineForm
  readonly place: number
  readonly fields: readonly LineMoreField[]
  readonly onChange: (change: Partial<LineForm>) => void
}

/** What few lines need, below the others: the period that one bills, and for how many units its price is. */
export function LineMore({ errors, line, place, fields, onChange }: LineMoreProps) {
  const { t } = useWords()
  const named = useNamed(place, true)
  const path = (field: string) => `lines.${place}.${field}`
  const during = (change: LineForm['period']) => {
    const period = { ...line.period, ...change }
    onChange({ period: period.start || period.end ? period : undefined })
  }
  const day = (end: 'start' | 'end', field: 'line.periodStart' | 'line.periodEnd') => (
    <FieldPlace draft={errors} path={path(`period.${end}`)}>
      {(error) => (
        <DateField
          {...named(field)}
          value={line.period?.[end] ?? ''}
          onChange={(day) => during({ [end]: day || undefined })}
          notDate={t('editor.notDate')}
          pickLabel={t('editor.pickDay', { field: t('editor.lineLabel', { field: t(field), line: place + 1 }) })}
          from={end === 'end' ? line.period?.start : undefined}
          error={error}
        />
      )}
    </FieldPlace>
  )
  return (
    <div className="doc-line-more">
      {fields.includes('baseQuantity') && (
        <FieldPlace draft={errors} path={path('baseQuantity')}>
          {(error) => (
            <DecimalField
              {...named('line.baseQuantity')}
              value={line.baseQuantity ?? ''}
              onChange={(quantity) => onChange({ baseQuantity: quantity || undefined })}
              notDecimal={t('editor.notNumber')}
              placeholder="1"
              error={error}
            />
          )}
        </FieldPlace>
      )}
      {fields.includes('period') && day('start', 'line.periodStart')}
      {fields.includes('period') && day('end', 'line.periodEnd')}
    </div>
  )
}
