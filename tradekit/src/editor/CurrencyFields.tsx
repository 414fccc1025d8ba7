import { DecimalField } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { CurrencyField } from './CurrencyField.tsx'
import { FieldPlace } from './FieldPlace.tsx'
import { inCurrency, inTaxCurrency } from './tax.ts'
import type { Draft } from './useDraft.ts'

/** The currency of a document, and that in which an invoice's VAT is accounted where it is another, with the rate. */
export function CurrencyFields({ draft }: { draft: Draft }) {
  const { t } = useWords()
  const { form, change } = draft
  const { currency, taxCurrency } = form
  const isBill = form.type === 'Invoice' || form.type === 'CreditNote'
  return (
    <>
      <CurrencyField
        draft={draft}
        path="currency"
        label={t('editor.currency')}
        required
        value={currency}
        onChange={(code) => change(inCurrency(form, code))}
      />
      {isBill && (
        <CurrencyField
          draft={draft}
          path="taxCurrency.code"
          label={t('editor.taxCurrency')}
          description={t('editor.taxCurrencyHint')}
          value={taxCurrency?.code ?? ''}
          onChange={(code) => change(inTaxCurrency(form, code))}
        />
      )}
      {taxCurrency && (
        <FieldPlace draft={draft} path="taxCurrency.rate">
          {(error) => (
            <DecimalField
              label={t('editor.taxRate', { currency, other: taxCurrency.code })}
              required
              value={taxCurrency.rate}
              onChange={(rate) => change({ taxCurrency: { ...taxCurrency, rate } })}
              notDecimal={t('editor.notNumber')}
              error={error}
            />
          )}
        </FieldPlace>
      )}
    </>
  )
}
