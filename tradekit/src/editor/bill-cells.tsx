import { DateField, TextField } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { useWords } from '../kontor.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { type Named, RemoveCell } from './line-cells.tsx'
import type { FieldErrors } from './useDraft.ts'

export interface BillRowProps {
  readonly errors: FieldErrors
  readonly currency: string
  readonly line: LineForm
  readonly place: number
  readonly net: string | undefined
  /** On a narrow screen every line is a card, its fields named and boxed. */
  readonly cards: boolean
  readonly onChange: (place: number, change: Partial<LineForm>) => void
  readonly onRemove: (place: number) => void
}

interface CellsProps {
  readonly errors: FieldErrors
  readonly line: LineForm
  readonly place: number
  readonly cards: boolean
  readonly named: Named
  readonly onChange: (change: Partial<LineForm>) => void
}

/** Which bill a line names, and of when it is. */
export function BillCells({ errors, line, place, cards, named, onChange }: CellsProps) {
  const { t } = useWords()
  const { document, note } = line
  return (
    <>
      <td data-column="document">
        <FieldPlace draft={errors} path={`lines.${place}.document.id`}>
          {(error) => (
            <TextField
              {...named('line.document')}
              {...(!cards && { placeholder: t('line.document') })}
              value={document?.id ?? ''}
              onChange={(id) =>
                // Another number is another bill.
                onChange({ name: note ?? id, document: id === '' ? undefined : { issueDate: document?.issueDate, id } })
              }
              error={error}
            />
          )}
        </FieldPlace>
      </td>
      <DayCell
        column="issued"
        label="line.issued"
        path={`lines.${place}.document.issueDate`}
        {...{ errors, place, named }}
        value={document?.issueDate}
        onChange={(issueDate) => onChange({ document: { ...document, id: document?.id ?? '', issueDate } })}
      />
    </>
  )
}

interface WordsRowProps extends Pick<CellsProps, 'errors' | 'place' | 'cards' | 'named'> {
  readonly label: 'line.reason' | 'line.remark'
  readonly path: string
  /** So many columns of the row above it. */
  readonly columns: number
  readonly value: string
  readonly onChange: (words: string) => void
  readonly onRemove: (place: number) => void
}

/** The words below the figures of a line: why something was left out, what a fee is for; and the way out of the line. */
export function WordsRow({ label, path, columns, errors, place, cards, named, onRemove, ...field }: WordsRowProps) {
  const { t } = useWords()
  return (
    <tr>
      <td data-column="reason" colSpan={columns}>
        <FieldPlace draft={errors} path={path}>
          {(error) => (
            <TextField {...named(label)} {...field} placeholder={cards ? undefined : t(label)} error={error} />
          )}
        </FieldPlace>
      </td>
      <RemoveCell place={place} onRemove={onRemove} />
    </tr>
  )
}

interface DayProps extends Pick<CellsProps, 'errors' | 'place' | 'named'> {
  readonly column: string
  readonly label: 'line.issued' | 'line.due'
  readonly path: string
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** A day of a line. */
export function DayCell({ column, label, path, errors, place, named, value, onChange }: DayProps) {
  const { t } = useWords()
  return (
    <td data-column={column}>
      <FieldPlace draft={errors} path={path}>
        {(error) => (
          <DateField
            {...named(label)}
            value={value ?? ''}
            onChange={(day) => onChange(day || undefined)}
            notDate={t('editor.notDate')}
            pickLabel={t('editor.pickDay', { field: t('editor.lineLabel', { field: t(label), line: place + 1 }) })}
            error={error}
          />
        )}
      </FieldPlace>
    </td>
  )
}
