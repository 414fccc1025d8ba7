import type { QuestionField } from '@kontor/hub'
import { DateField, DialogForm, isDate, Select, TextArea, TextField } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import type { useAskingWords } from './useAskingWords.ts'

/** Longest texts that are filled in, in characters. */
const maxLineLength = 500
const maxTextLength = 5_000

type Words = NonNullable<ReturnType<typeof useAskingWords>>

export interface QuestionFormProps {
  readonly fields: readonly QuestionField[]
  readonly intro: ReactNode
  readonly confirmText: string
  readonly cancelText: string
  readonly danger: boolean
  readonly warning: boolean
  /** Who reads what is filled in, where the person should know. */
  readonly goesTo: string | undefined
  readonly t: Words['t']
  readonly onSubmit: (filledIn: Record<string, string>) => void
  readonly onCancel: () => void
}

/** The fields of a question, to be filled in. */
export function QuestionForm({ fields, goesTo, t, onSubmit, intro, ...form }: QuestionFormProps) {
  const [values, setValues] = useState(() => Object.fromEntries(fields.map((field) => [field.name, initial(field)])))
  const [tried, setTried] = useState(false)
  const filledIn = ({ name }: QuestionField) => values[name] ?? ''
  const isMissing = (field: QuestionField) => field.required === true && filledIn(field).trim() === ''
  const isWrong = (field: QuestionField) => field.kind === 'date' && filledIn(field) !== '' && !isDate(filledIn(field))
  const submit = () => {
    setTried(true)
    if (!fields.some((field) => isMissing(field) || isWrong(field))) onSubmit(values)
  }
  return (
    <DialogForm {...form} onSubmit={submit}>
      {intro}
      {fields.map((field) => (
        <FieldOf
          key={field.name}
          field={field}
          value={filledIn(field)}
          error={tried && isMissing(field) ? t('asking.needed', { label: field.label }) : undefined}
          t={t}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {goesTo && <p className="s-quiet">{goesTo}</p>}
    </DialogForm>
  )
}

/** A choice that is none of those offered is none. */
const initial = ({ kind, value = '', choices }: QuestionField): string =>
  kind === 'choice' && !choices?.some((choice) => choice.value === value) ? '' : value

interface FieldOfProps {
  readonly field: QuestionField
  readonly value: string
  readonly error: string | undefined
  readonly t: Words['t']
  readonly onChange: (value: string) => void
}

function FieldOf({ field, value, error, t, onChange }: FieldOfProps) {
  const { label, kind, required, choices = [] } = field
  const common = { label: <bdi>{label}</bdi>, value, error, required, onChange }
  switch (kind) {
    case 'long':
      return <TextArea {...common} maxLength={maxTextLength} />
    case 'date':
      return <DateField {...common} notDate={t('asking.notDate')} pickLabel={t('asking.pick', { field: label })} />
    case 'choice':
      return (
        <Select
          {...common}
          value={value || null}
          placeholder={t('asking.choose')}
          options={choices.map((choice) => ({ id: choice.value, label: choice.label }))}
        />
      )
    default:
      // Nor does a password manager fill it.
      return <TextField {...common} autoComplete="off" maxLength={maxLineLength} />
  }
}
