import { TextField } from '@kontor/kit'
import type { FactorWords } from './useFactorWords.ts'

export interface CodeFieldProps {
  readonly t: FactorWords['t']
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  /** Recovery codes count, too. */
  readonly recovery?: boolean
}

/** A code of an authenticator app, which a password manager can fill in. */
export function CodeField({ t, value, onChange, error, recovery = false }: CodeFieldProps) {
  return (
    <TextField
      label={t('code.label')}
      name="code"
      autoComplete="one-time-code"
      inputMode={recovery ? 'text' : 'numeric'}
      autoFocus
      value={value}
      onChange={onChange}
      description={recovery ? t('code.recovery') : undefined}
      error={error}
    />
  )
}
