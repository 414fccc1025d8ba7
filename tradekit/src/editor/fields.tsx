import { DateField, isDate, TextField } from '@kontor/kit'
import type { TradeForm } from '@kontor/ubl'
import { type MessageId, useWords } from '../kontor.ts'
import { daysBetween } from '../words/status.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { type DayPath, kindOf, type TextPath } from './kinds.ts'
import type { Draft } from './useDraft.ts'

interface FieldOf<P> {
  readonly draft: Draft
  readonly path: P
  readonly label: MessageId
  readonly required?: boolean | undefined
}

/** A reference, or another short text above the lines. */
export function TextInHead({ draft, path, label }: FieldOf<TextPath>) {
  const { t } = useWords()
  const { form, change } = draft
  const write = (text: string) => {
    if (path !== 'precedingInvoice') return change({ [path]: text || undefined })
    change({ precedingInvoice: text ? { ...form.precedingInvoice, id: text } : undefined })
  }
  const written = form[path]
  return (
    <FieldPlace draft={draft} path={path}>
      {(error) => (
        <TextField
          label={t(label)}
          value={(typeof written === 'object' ? written.id : written) ?? ''}
          onChange={write}
          error={error}
        />
      )}
    </FieldPlace>
  )
}

/** A day above the lines; of a bill's due day, how many days there are to pay. */
export function DayInHead({ draft, path, label, required = false }: FieldOf<DayPath>) {
  const { t } = useWords()
  const { form } = draft
  // An advice says when it was paid, which may be before.
  const isDue = path === 'dueDate' && kindOf(form).namesBills !== 'paid'
  return (
    <FieldPlace draft={draft} path={path}>
      {(error) => (
        <DateField
          label={t(label)}
          required={required}
          value={dayAt(form, path) ?? ''}
          onChange={(day) => draft.change(withDay(form, path, required ? day : day || undefined))}
          notDate={t('editor.notDate')}
          pickLabel={t('editor.pickDay', { field: t(label) })}
          description={isDue && <Terms form={form} />}
          from={isDue || path === 'period.end' ? form.issueDate : undefined}
          error={error}
        />
      )}
    </FieldPlace>
  )
}

const inPeriod = { 'period.start': 'start', 'period.end': 'end' } as const

function dayAt(form: TradeForm, path: DayPath): string | undefined {
  return path === 'period.start' || path === 'period.end' ? form.period?.[inPeriod[path]] : form[path]
}

function withDay(form: TradeForm, path: DayPath, day: string | undefined): Partial<TradeForm> {
  if (path !== 'period.start' && path !== 'period.end') return { [path]: day }
  const period = { ...form.period, [inPeriod[path]]: day }
  return { period: period.start || period.end ? period : undefined }
}

/** How many days there are to pay. */
function Terms({ form }: { form: TradeForm }) {
  const { t } = useWords()
  if (!isDate(form.issueDate) || !form.dueDate || !isDate(form.dueDate)) return null
  const days = daysBetween(form.issueDate, form.dueDate)
  return days >= 0 ? t('editor.days', { days }) : null
}
