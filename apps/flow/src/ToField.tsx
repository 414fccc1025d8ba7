import { Select } from '@kontor/kit'
import type { Way } from './api.ts'
import { useWords } from './kontor.ts'

export interface ToFieldProps {
  readonly label: string
  /** What it means that nothing is chosen, where that is a choice. */
  readonly none?: string
  readonly way: Way | undefined
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly onChange: (way: Way | undefined) => void
}

/** To which step a way leads. */
export function ToField({ label, none, way, options, onChange }: ToFieldProps) {
  const { t } = useWords()
  return (
    <Select
      label={label}
      placeholder={t('flow.chooseStep')}
      value={way?.StepId ?? (none === undefined ? null : '')}
      options={none === undefined ? options : [{ id: '', label: none }, ...options]}
      onChange={(StepId) => onChange(StepId === '' ? undefined : { StepId })}
    />
  )
}
