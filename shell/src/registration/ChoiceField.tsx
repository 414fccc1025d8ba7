import { ComboBox } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import type { RegistrationWords } from './useRegistrationWords.ts'

export interface ChoiceFieldProps {
  readonly t: RegistrationWords['t']
  readonly label: string
  readonly name: string
  readonly options: readonly { readonly id: string; readonly label: string; readonly note: string }[]
  /** Empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** One of a long list, found by typing. */
export function ChoiceField({ t, options, value, onChange, ...field }: ChoiceFieldProps) {
  const { t: shell } = useWords()
  const [typed, setTyped] = useState<string>()
  const chosen = options.find(({ id }) => id === value)?.label ?? ''
  return (
    <ComboBox
      {...field}
      fixed
      options={options}
      value={value === '' ? null : value}
      onChange={(id) => {
        setTyped(undefined)
        onChange(id ?? '')
      }}
      text={typed ?? chosen}
      onText={setTyped}
      loadingText={shell('shell.opening')}
      emptyText={t('register.none')}
      openLabel={t('register.open')}
    />
  )
}
