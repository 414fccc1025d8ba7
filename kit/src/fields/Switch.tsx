import type { ReactNode } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components'
import { ariaField, FieldNotes, type FieldProps } from './Field.tsx'

export type SwitchProps = Omit<FieldProps, 'label' | 'quiet'> & {
  label: ReactNode
  on: boolean
  onChange: (on: boolean) => void
}

/** On or off, in effect at once. */
export function Switch({ on, onChange, label, hideLabel, ...field }: SwitchProps) {
  return (
    <SwitchField {...ariaField({ ...field, label })} isSelected={on} onChange={onChange}>
      <SwitchButton className="k-choice">
        <span className="k-switch" aria-hidden="true" />
        <span className={hideLabel ? 'k-hidden' : 'k-choice-label'}>{label}</span>
      </SwitchButton>
      <FieldNotes {...field} />
    </SwitchField>
  )
}
