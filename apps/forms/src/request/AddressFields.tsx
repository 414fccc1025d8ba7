import { TextField } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { QuestionFieldProps } from './questionFieldProps.ts'

/** The lines of an address, as profiles name them. */
const lines = ['street', 'buildingnumber', 'zip', 'city', 'country'] as const

export function AddressFields({ questionId, question, label, answer, error, onChange }: QuestionFieldProps) {
  const { t } = useWords()
  const values = new Map((answer?.address ?? []).map(({ scheme, value }) => [scheme, value]))
  const change = (line: string, value: string) => {
    const next = new Map(values).set(line, value)
    onChange({
      questionId,
      address: lines.flatMap((scheme) => {
        const text = next.get(scheme) ?? ''
        return text === '' ? [] : [{ scheme, value: text }]
      }),
    })
  }
  return (
    <fieldset className="forms-many">
      <legend>{question.required ? `${label} *` : label}</legend>
      <div className="forms-address">
        {lines.map((line) => (
          <TextField
            key={line}
            label={t(`address.${line}`)}
            value={values.get(line) ?? ''}
            maxLength={200}
            onChange={(value) => change(line, value)}
          />
        ))}
      </div>
      {error && (
        <p className="forms-problem" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
