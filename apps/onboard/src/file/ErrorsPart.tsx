import { Button, TextField } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { type SubmitEvent, useRef, useState } from 'react'
import { type FileError, useAct, useFileErrors } from '../api.ts'
import { useWords } from '../kontor.ts'

/** What is to be corrected: each value stands in its field, and Enter goes on to the next. */
export function ErrorsPart({ id }: { id: string }) {
  const { t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const next = (of: HTMLElement) => {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const at = fields.findIndex((field) => of.contains(field))
    const field = fields[at + 1] ?? fields[at - 1]
    field?.focus()
    field?.select()
  }
  return (
    <Answer of={useFileErrors(id)}>
      {(errors) => (
        <section aria-label={t('errors.title')}>
          <h2 className="onboard-h2">{t('errors.title')}</h2>
          <ul className="onboard-list" ref={list}>
            {errors.map((error) => (
              <ErrorField key={`${error.Row} ${error.Property} ${error.Value}`} id={id} error={error} onNext={next} />
            ))}
          </ul>
        </section>
      )}
    </Answer>
  )
}

interface ErrorFieldProps {
  readonly id: string
  readonly error: FileError
  readonly onNext: (of: HTMLElement) => void
}

function ErrorField({ id, error, onNext }: ErrorFieldProps) {
  const { t } = useWords()
  const [value, setValue] = useState(error.Value)
  const row = useRef<HTMLFormElement>(null)
  const params = { id, line: String(error.Row) }
  const goOn = () => {
    if (row.current) onNext(row.current)
  }
  const correct = useAct(
    ({ onboarding }, corrected: string) =>
      onboarding.mendRow({ params, body: { Values: { [error.Property]: corrected } } }),
    () => undefined,
  )
  const leave = useAct(
    ({ onboarding }, _row: number) => onboarding.leaveRowOut({ params }),
    (line, t) => t('errors.left', { line }),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    goOn()
    correct.mutate(value.trim())
  }
  return (
    <li>
      <form ref={row} className="onboard-error" onSubmit={submit} noValidate>
        <TextField
          label={t('errors.field', { line: error.Row, column: error.Column })}
          value={value}
          onChange={setValue}
          error={error.Message}
        />
        <div className="onboard-acts">
          <Button submit busy={correct.isPending}>
            {t('errors.save')}
          </Button>
          <Button
            type="text"
            busy={leave.isPending}
            onClick={() => {
              goOn()
              leave.mutate(error.Row)
            }}
          >
            {t('errors.leave')}
          </Button>
        </div>
      </form>
    </li>
  )
}
