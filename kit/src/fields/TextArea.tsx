import { TextArea as Area, TextField as AriaTextField } from 'react-aria-components'
import { definedProps } from '../theme/definedProps.ts'
import { ariaField, FieldFrame, type FieldProps } from './Field.tsx'

export type TextAreaProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Lines shown at first; the reader can pull it larger. */
  rows?: number | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  autoFocus?: boolean | undefined
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 3, placeholder, maxLength, autoFocus } = props
  return (
    <AriaTextField {...ariaField(props)} {...definedProps({ maxLength, autoFocus })} value={value} onChange={onChange}>
      <FieldFrame {...props}>
        <div className="k-box">
          <Area className="k-input" rows={rows} {...definedProps({ placeholder })} />
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
