import { IconButton, TextField } from '@kontor/kit'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { PasswordWords } from './usePasswordWords.ts'

export interface NewPasswordFieldProps {
  readonly t: PasswordWords['t']
  readonly value: string
  readonly onChange: (value: string) => void
  /** The fewest characters. */
  readonly fewest: number
  readonly error: string | undefined
  readonly autoFocus?: boolean
}

/** A password that is chosen; it can be shown, so that it need not be typed twice. */
export function NewPasswordField({ t, value, onChange, fewest, error, autoFocus }: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={t('password.new')}
      name="new-password"
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
      description={t('password.rule', { count: fewest })}
      error={error}
      button={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
