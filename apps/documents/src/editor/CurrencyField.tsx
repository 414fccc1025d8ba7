import { ComboBox } from '@kontor/kit'
import { useMemo, useState } from 'react'
import { useWords } from '../kontor.ts'
import { Place } from './Place.tsx'
import type { Draft } from './useDraft.ts'

/** The currency, by its code or its name in the reader's language. */
export function CurrencyField({ draft }: { draft: Draft }) {
  const { t, locale } = useWords()
  const [text, setText] = useState(draft.form.currency)
  const all = useMemo(() => currenciesIn(locale), [locale])
  const wanted = text.trim().toLocaleLowerCase(locale)
  const chosen = wanted === draft.form.currency.toLowerCase()
  const options = all.filter(({ id, note }) => chosen || `${id} ${note}`.toLocaleLowerCase(locale).includes(wanted))
  return (
    <Place draft={draft} path="currency">
      {(error) => (
        <ComboBox
          label={t('editor.currency')}
          required
          options={options}
          value={draft.form.currency || null}
          text={text}
          onText={setText}
          onChange={(currency) => {
            if (!currency) return
            draft.change({ currency })
            setText(currency)
          }}
          loadingText=""
          emptyText={t('editor.currencyNone')}
          openLabel={t('editor.currency')}
          error={error}
        />
      )}
    </Place>
  )
}

function currenciesIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ id: code, label: code, note: names.of(code) ?? '' }))
}
