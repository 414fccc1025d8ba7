import { isDate } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { memo } from 'react'
import { useWords } from '../kontor.ts'
import { daysBetween } from '../words/status.ts'
import { BillCells, type BillRowProps, DayCell, WordsRow } from './bill-cells.tsx'
import { DecimalCell, useNamed } from './line-cells.tsx'

interface OwedRowProps extends Omit<BillRowProps, 'net' | 'currency'> {
  /** When the reminder is issued: for how long each bill is overdue by then. */
  readonly issueDate: string
}

/** One line that names a bill as owed: which, since when it is due and how much is open; or a fee, by a word alone. */
export const OwedRow = memo(function OwedRow({ errors, line, place, cards, issueDate, ...changes }: OwedRowProps) {
  const { t, format } = useWords()
  const onChange = (change: Partial<LineForm>) => changes.onChange(place, change)
  const named = useNamed(place, cards)
  const due = line.period?.start
  const days = due && isDate(due) && isDate(issueDate) ? daysBetween(due, issueDate) : 0
  return (
    <tbody data-line={place} data-path={`lines.${place}`}>
      <tr>
        <BillCells {...{ errors, line, place, cards, named, onChange }} />
        <DayCell
          column="due"
          label="line.due"
          path={`lines.${place}.period.start`}
          {...{ errors, place, named }}
          value={due}
          onChange={(start) => onChange({ period: start ? { ...line.period, start } : undefined })}
        />
        <DecimalCell
          column="amount"
          errors={errors}
          path={`lines.${place}.price`}
          named={named('line.open')}
          value={line.price}
          onChange={(price) => onChange({ price })}
        />
        <td data-align="end" data-column="net">
          {cards && <small>{t('line.overdue')}</small>}
          {days > 0 && format.count(days)}
        </td>
        <td data-column="none" />
      </tr>
      <WordsRow
        label="line.remark"
        path={`lines.${place}.note`}
        columns={5}
        {...{ errors, place, cards, named }}
        value={line.note ?? ''}
        onChange={(note) => onChange({ note: note || undefined, name: note || (line.document?.id ?? '') })}
        onRemove={changes.onRemove}
      />
    </tbody>
  )
})
