import { DateField, Select, TextField } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { RecurringInput } from '../queries/types.ts'
import { daysAfter } from '../words/days.ts'

const ends = ['never', 'on', 'after'] as const

interface EndFieldsProps {
  readonly input: RecurringInput
  readonly onChange: (input: RecurringInput) => void
}

/** Whether it goes on for ever, until a day, or so many times. */
export function EndFields({ input, onChange }: EndFieldsProps) {
  const { t } = useWords()
  const { End, Count, ...rest } = input
  const way = End !== undefined ? 'on' : Count !== undefined ? 'after' : 'never'
  const choose = (next: string) => {
    if (next === 'on') return onChange({ ...rest, End: daysAfter(rest.Start, 365) })
    onChange(next === 'after' ? { ...rest, Count: 12 } : rest)
  }
  return (
    <div className="doc-recurring-fields">
      <Select
        label={t('recurring.end')}
        placeholder={t('recurring.end')}
        options={ends.map((one) => ({ id: one, label: t(`recurring.end.${one}`) }))}
        value={way}
        onChange={choose}
      />
      {End !== undefined && (
        <DateField
          label={t('recurring.lastOn')}
          required
          value={End}
          onChange={(day) => onChange({ ...rest, End: day })}
          notDate={t('editor.notDate')}
          pickLabel={t('editor.pickDay', { field: t('recurring.lastOn') })}
          from={rest.Start}
          min={rest.Start}
        />
      )}
      {Count !== undefined && (
        <TextField
          label={t('recurring.count')}
          inputMode="numeric"
          maxLength={4}
          value={String(Count)}
          onChange={(text) => {
            const count = Number(text.replace(/\D/g, ''))
            onChange({ ...rest, Count: Math.min(1000, Math.max(1, count)) })
          }}
        />
      )}
    </div>
  )
}
