import { Chip, DateField, DecimalField, isDate, isDecimal } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import { writtenDay } from '../words/days.ts'
import { type Filters, type Span, type SpanField, spanFields } from './filters.ts'

export interface SpanFilterProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

const isDay = (field: SpanField) => !field.endsWith('amount')

/** Narrows the list to days and amounts: a chip that says which, and the form behind it. */
export function SpanFilter({ filters, onChange }: SpanFilterProps) {
  const { t, locale, format } = useWords()
  const [open, setOpen] = useState(false)
  const { span = {} } = filters
  const labels = spanFields.flatMap((field) => {
    const value = span[field]
    if (value === undefined) return []
    const shown = isDay(field) ? writtenDay(value, locale) : format.amountParts(value, '').number
    return [`${t(`filter.span.${field}`)} ${shown}`]
  })
  const title = t('filter.span')
  return (
    <>
      <Chip
        opens
        label={title}
        value={labels.length === 0 ? undefined : labels.join(', ')}
        onClick={() => setOpen(true)}
        onRemove={labels.length === 0 ? undefined : () => onChange({ ...filters, span: {} })}
        removeLabel={t('filter.remove', { name: title })}
      />
      <FormDialog visible={open} title={title} onClose={() => setOpen(false)}>
        <SpanForm
          key={String(open)}
          span={span}
          onSpan={(next) => {
            onChange({ ...filters, span: next })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      </FormDialog>
    </>
  )
}

interface SpanFormProps {
  readonly span: Span
  readonly onSpan: (span: Span) => void
  readonly onClose: () => void
}

function SpanForm({ span, onSpan, onClose }: SpanFormProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState<Span>(span)
  const fits = (field: SpanField, value: string) => (isDay(field) ? isDate(value) : isDecimal(value))
  const written = spanFields.flatMap((field) => (typed[field] ? [[field, typed[field]] as const] : []))
  const submit = () => {
    if (written.every(([field, value]) => fits(field, value))) onSpan(Object.fromEntries(written))
  }
  return (
    <ActionForm confirm={t('filter.span.show')} busy={false} onSubmit={submit} onClose={onClose}>
      {spanFields.map((field) => {
        const label = t(`filter.span.${field}`)
        const own = {
          label,
          value: typed[field] ?? '',
          onChange: (value: string) => setTyped({ ...typed, [field]: value }),
        }
        return isDay(field) ? (
          <DateField
            key={field}
            {...own}
            notDate={t('editor.notDate')}
            pickLabel={t('editor.pickDay', { field: label })}
          />
        ) : (
          <DecimalField key={field} {...own} notDecimal={t('filter.span.notDecimal')} />
        )
      })}
    </ActionForm>
  )
}
