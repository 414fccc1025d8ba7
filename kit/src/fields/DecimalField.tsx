import { type ReactNode, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { afterPress } from './afterPress.ts'
import { isDecimal, marksOf, readDecimal, writeDecimal } from './decimal.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type DecimalFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength'> & {
  /** A decimal of the wire ('1234.50'), '' for none, or the text as typed where it is no decimal. */
  value: string
  /**
   * Each keystroke: the decimal of the wire where the text is one, else the text itself, so that nothing typed is lost.
   * Ask `isDecimal(value)` before counting with it.
   */
  onChange: (value: string) => void
  /** Shown where the text is no decimal and no other error is given: 'Not a number: 12,3x'. */
  notDecimal: ReactNode
}

/** A number as text, never a float: typed and shown with the reader's marks, handed on as a decimal string. */
export function DecimalField({ value, onChange, notDecimal, error, align = 'end', ...field }: DecimalFieldProps) {
  const { locale } = useLocale()
  const marks = useMemo(() => marksOf(locale), [locale])
  // While a person types, their own text stands; it is written anew, with its groups, when they leave.
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => (text.trim() === '' ? '' : (readDecimal(text, marks) ?? text))
  const text = typed !== undefined && read(typed) === value ? typed : writeDecimal(value, marks)
  const wrong = value !== '' && !isDecimal(value)
  return (
    <TextField
      {...field}
      align={align}
      inputMode="decimal"
      autoComplete="off"
      error={error || (wrong && notDecimal)}
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange(read(next))
      }}
      onBlur={() => {
        afterPress(() => setTyped(undefined))
        field.onBlur?.()
      }}
    />
  )
}
