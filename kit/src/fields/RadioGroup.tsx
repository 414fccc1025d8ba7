import { RadioGroup as AriaRadioGroup, RadioButton, RadioField, Text } from 'react-aria-components'
import { ariaField, FieldFrame, type FieldProps } from './Field.tsx'
import type { Option } from './Options.tsx'

export type RadioGroupProps = FieldProps & {
  options: readonly Option[]
  value: string | null
  onChange: (id: string) => void
}

/** One of a few, all seen at once; the note of one that cannot be chosen says why. */
export function RadioGroup({ options, value, onChange, ...field }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...ariaField(field)} value={value} onChange={onChange}>
      <FieldFrame {...field}>
        {options.map(({ id, label, note, disabled }) => (
          <RadioField key={id} value={id} isDisabled={disabled ?? false} className="k-radio">
            <RadioButton className="k-choice">
              <span className="k-dot" aria-hidden="true" />
              <span className="k-choice-label">{label}</span>
            </RadioButton>
            {note && (
              <Text slot="description" className="k-description">
                {note}
              </Text>
            )}
          </RadioField>
        ))}
      </FieldFrame>
    </AriaRadioGroup>
  )
}
