import { type ReactNode, useState } from 'react'
import { useColleagues } from '../queries/assignments.ts'
import { ColleagueField, type ColleagueFieldProps } from './ColleagueField.tsx'

export type Colleague = ColleagueFieldProps['colleagues'][number]

export interface ColleagueChoiceProps {
  readonly label: string
  readonly chosen: Colleague | undefined
  readonly onChoose: (colleague: Colleague | undefined) => void
  /** Who cannot be meant. */
  readonly without?: string
  readonly error?: ReactNode
}

/** The colleague to whom a dialog gives something: its first field. */
export function ColleagueChoice({ label, chosen, onChoose, without, error }: ColleagueChoiceProps) {
  const { data = [], isPending } = useColleagues()
  const [text, setText] = useState('')
  const colleagues = data.filter(({ id }) => id !== without)
  return (
    <ColleagueField
      label={label}
      colleagues={colleagues}
      loading={isPending}
      value={chosen?.id ?? null}
      onChange={(id) => onChoose(colleagues.find((one) => one.id === id))}
      text={text}
      onText={setText}
      autoFocus
      error={error}
    />
  )
}
