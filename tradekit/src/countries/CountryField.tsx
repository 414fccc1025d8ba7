import { ComboBox } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import { useCountries } from '../queries/countries.ts'

export interface CountryFieldProps {
  readonly label: string
  /** ISO 3166-1, two letters. */
  readonly value: string | undefined
  readonly onChange: (country: string | undefined) => void
  readonly error?: ReactNode
}

/** A country by its name in the reader's language, or by its code; none once its text is taken out. */
export function CountryField({ label, value, onChange, error }: CountryFieldProps) {
  const { t } = useWords()
  const { data: countries = [], isPending } = useCountries()
  const [typed, setTyped] = useState<string>()
  const chosen = countries.find(({ Code }) => Code === value)
  return (
    <ComboBox
      label={label}
      fixed
      options={countries.map(({ Code, Name }) => ({ id: Code, label: Name, note: Code }))}
      value={value ?? null}
      text={typed ?? chosen?.Name ?? value ?? ''}
      onText={(text) => {
        setTyped(text)
        if (text === '') onChange(undefined)
      }}
      onChange={(country) => {
        setTyped(undefined)
        if (country) onChange(country)
      }}
      loading={isPending}
      loadingText={t('answer.loading')}
      emptyText={t('country.none')}
      openLabel={label}
      error={error}
    />
  )
}
