import { ComboBox, Skeleton } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Subject } from './actions.ts'
import { useObjects } from './api.ts'

export interface ObjectFieldProps {
  readonly subject: Exclude<Subject, 'right'>
  readonly label: string
  readonly description?: string
  readonly value: string | null
  readonly error?: ReactNode
  /** The id, and what the list calls it. */
  readonly onChange: (id: string | null, label: string) => void
}

/** One document, connection or person of the company, by a part of its number or name, or by its id. */
export function ObjectField(props: ObjectFieldProps) {
  const { t } = useWords()
  const { subject, value } = props
  const [first] = useState(value)
  const { data } = useObjects(subject, first ?? '')
  // What was chosen before is called by its name.
  if (first !== null && data === undefined) return <Skeleton rows={1} label={t('loading')} />
  return <Choosing {...props} start={first === null ? '' : (data?.[0]?.label ?? first)} />
}

function Choosing({
  subject,
  label,
  description,
  value,
  error,
  start,
  onChange,
}: ObjectFieldProps & { start: string }) {
  const { t } = useWords()
  const [text, setText] = useState(start)
  const [typed, setTyped] = useState('')
  const { data: options = [], isFetching } = useObjects(subject, typed)
  const chosen = options.find(({ id }) => id === value)
  return (
    <ComboBox
      label={label}
      {...(description && { description })}
      value={value}
      {...(error && { error })}
      onChange={(id) => onChange(id, options.find((one) => one.id === id)?.label ?? '')}
      text={text}
      onText={(next) => {
        setText(next)
        // The name of what is chosen is no search: it would leave nothing else to choose.
        setTyped(next === chosen?.label ? '' : next.trim())
      }}
      options={options}
      loading={isFetching}
      loadingText={t('loading')}
      emptyText={t('why.nothing')}
      openLabel={label}
      placeholder={t(`why.find.${subject}`)}
    />
  )
}
