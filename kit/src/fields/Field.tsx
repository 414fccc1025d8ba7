import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { cx } from '../theme/cx.ts'

/** What every field has around its control. */
export type FieldProps = {
  label: ReactNode
  /** Keeps the label for screen readers only: in a cell whose column names it. */
  hideLabel?: boolean | undefined
  /** Below the control, in plain words; gives way to the error. */
  description?: ReactNode
  /** Names what is wrong with the value; the field is invalid while there is one. */
  error?: ReactNode
  /** Mends the error in one step: 'Use KST-210 from the last invoice'. */
  fix?: { text: string; onFix: () => void } | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** Without a box, for cells of a table; the error shows while the cell has the focus. */
  quiet?: boolean | undefined
  /** The field's name in a form. */
  name?: string | undefined
}

/** The props of React Aria that every field shares, from the kit's words. */
export function ariaField({ required, disabled, readOnly, error, quiet, name }: FieldProps) {
  return {
    className: 'k-field',
    isRequired: required ?? false,
    isDisabled: disabled ?? false,
    isReadOnly: readOnly ?? false,
    isInvalid: Boolean(error),
    validationBehavior: 'aria' as const,
    ...(quiet && { 'data-quiet': true }),
    ...(name !== undefined && { name }),
  }
}

/** Label above, control, then what helps or what is wrong below. */
export function FieldFrame({
  label,
  hideLabel,
  description,
  error,
  fix,
  required,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <>
      <Label className={cx('k-label', hideLabel && 'k-hidden')}>
        {label}
        {required && (
          <span className="k-required" aria-hidden="true">
            *
          </span>
        )}
      </Label>
      {children}
      <FieldNotes {...{ description, error, fix }} />
    </>
  )
}

/** The lines below a control. */
export function FieldNotes({ description, error, fix }: Pick<FieldProps, 'description' | 'error' | 'fix'>) {
  if (error) {
    return (
      <div className="k-error">
        <FieldError className="k-error-text">{error}</FieldError>
        {fix && (
          // Not the kit's Button: inside a date field or a select that would become the one that opens it.
          <button type="button" className="k-fix" onClick={fix.onFix}>
            {fix.text}
          </button>
        )}
      </div>
    )
  }
  return description ? (
    <Text slot="description" className="k-description">
      {description}
    </Text>
  ) : null
}
