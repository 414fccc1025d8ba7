import { ChevronDown } from 'lucide-react'
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'
import { ariaField, FieldFrame, type FieldProps } from './Field.tsx'
import { type Option, Options } from './Options.tsx'

export type SelectProps = Omit<FieldProps, 'readOnly'> & {
  options: readonly Option[]
  /** The id of what is chosen; null for nothing yet. */
  value: string | null
  onChange: (id: string) => void
  /** Shown while nothing is chosen: 'Choose a unit'. */
  placeholder: string
}

/** One of a short list. Typing its first letters finds it; for a long or loaded list take ComboBox. */
export function Select({ options, value, onChange, placeholder, ...field }: SelectProps) {
  const { isReadOnly: _, ...aria } = ariaField(field)
  return (
    <AriaSelect
      {...aria}
      placeholder={placeholder}
      value={value}
      // Pressed before its options have come, it opens and shows them as they come.
      allowsEmptyCollection
      onChange={(id) => {
        if (id !== null) onChange(String(id))
      }}
    >
      <FieldFrame {...field}>
        <Button className="k-box k-select-button">
          <SelectValue className="k-select-value">
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <Icon of={ChevronDown} />
        </Button>
      </FieldFrame>
      <Popover className="k-popover" offset={4}>
        {/* A sign, as the kit has no words. */}
        <Options options={options} empty="—" />
      </Popover>
    </AriaSelect>
  )
}
