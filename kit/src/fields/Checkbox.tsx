import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'
import { ariaField, FieldNotes, type FieldProps } from './Field.tsx'

export type CheckboxProps = Omit<FieldProps, 'label' | 'quiet'> & {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what it stands for is checked, some not. */
  partly?: boolean | undefined
}

/** Yes or no, sent with what it stands in. */
export function Checkbox({ checked, onChange, partly = false, label, hideLabel, ...field }: CheckboxProps) {
  return (
    <CheckboxField
      {...ariaField({ ...field, label })}
      isSelected={checked}
      onChange={onChange}
      isIndeterminate={partly}
    >
      <CheckboxButton className="k-choice">
        <span className="k-check" aria-hidden="true">
          {(checked || partly) && <Icon of={partly ? Minus : Check} size="small" />}
        </span>
        <span className={hideLabel ? 'k-hidden' : 'k-choice-label'}>{label}</span>
      </CheckboxButton>
      <FieldNotes {...field} />
    </CheckboxField>
  )
}
