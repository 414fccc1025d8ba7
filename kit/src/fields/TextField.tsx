import type { ReactNode, Ref } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components'
import { definedProps } from '../theme/definedProps.ts'
import { ariaField, FieldFrame, type FieldProps } from './Field.tsx'

export type TextFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'time' | 'url' | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined
  placeholder?: string | undefined
  /** How a browser or a password manager fills it: 'username', 'current-password', 'organization'. */
  autoComplete?: string | undefined
  maxLength?: number | undefined
  autoFocus?: boolean | undefined
  /** Figures stand at the end of their box. */
  align?: 'start' | 'end' | undefined
  /** Inside the box before or after the value: an icon, a unit. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** Last in the box: what else can be done with it. */
  button?: ReactNode
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type, inputMode, autoComplete, maxLength, autoFocus, onFocus, onBlur } = props
  const { align, prefix, suffix, button, placeholder, ref } = props
  return (
    <AriaTextField
      {...ariaField(props)}
      {...definedProps({ type, inputMode, autoComplete, maxLength, autoFocus, 'data-align': align })}
      {...definedProps({ onFocus: onFocus && (() => onFocus()), onBlur: onBlur && (() => onBlur()) })}
      value={value}
      onChange={onChange}
    >
      <FieldFrame {...props}>
        <div className="k-box">
          {prefix && <span className="k-prefix">{prefix}</span>}
          <Input className="k-input" {...definedProps({ placeholder, ref })} />
          {suffix && <span className="k-suffix">{suffix}</span>}
          {button}
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
