import { ComboBox } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import { type Named, useTakers } from './api.ts'

export interface TakerFieldProps {
  readonly label: string
  /** Whose work it is: it goes to somebody else. */
  readonly besides: string | undefined
  readonly value: string | null
  readonly error: ReactNode
  readonly onChange: (taker: Named | undefined) => void
}

/** A colleague to whom work may be given. */
export function TakerField({ label, besides, value, error, onChange }: TakerFieldProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const { data: takers = [], isPending } = useTakers()
  const others = takers.filter(({ id }) => id !== besides)
  return (
    <ComboBox
      label={label}
      fixed
      options={others.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={(id) => onChange(others.find((one) => one.id === id))}
      text={text}
      onText={setText}
      loading={isPending}
      loadingText={t('loading')}
      emptyText={t('work.nobody')}
      openLabel={label}
      {...(error && { error })}
    />
  )
}
