import { ComboBox } from '@kontor/kit'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../kontor.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { Draft } from './useDraft.ts'

export interface CurrencyFieldProps {
  readonly draft: Draft
  readonly path: string
  readonly label: string
  readonly required?: boolean
  readonly description?: string
  readonly value: string
  /** Empty where what is not required was taken out. */
  readonly onChange: (currency: string) => void
}

/** A currency, by its code or its name in the reader's language. */
export function CurrencyField({
  draft,
  path,
  label,
  required = false,
  description,
  value,
  onChange,
}: CurrencyFieldProps) {
  const { t, locale } = useWords()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const all = useMemo(() => currenciesIn(locale), [locale])
  return (
    <FieldPlace draft={draft} path={path}>
      {(error) => (
        <ComboBox
          label={label}
          required={required}
          {...(description && { description })}
          fixed
          options={all}
          value={value || null}
          text={text}
          onText={(next) => {
            setText(next)
            if (next === '' && !required) onChange('')
          }}
          onChange={(currency) => {
            if (!currency) return
            onChange(currency)
            setText(currency)
          }}
          loadingText=""
          emptyText={t('editor.currencyNone')}
          openLabel={label}
          error={error}
        />
      )}
    </FieldPlace>
  )
}

function currenciesIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ id: code, label: code, note: names.of(code) ?? '' }))
}
