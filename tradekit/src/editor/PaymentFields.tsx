import { TextField } from '@kontor/kit'
import { discountsIn, type PaymentMeansForm, termsOf, wordsOfTerms } from '@kontor/ubl'
import { type MessageId, useWords } from '../kontor.ts'
import { DiscountFields } from './DiscountFields.tsx'
import { FieldPlace } from './FieldPlace.tsx'
import type { Draft } from './useDraft.ts'

const fields = [
  ['iban', 'editor.iban'],
  ['bic', 'editor.bic'],
  ['reference', 'editor.paymentReference'],
] as const satisfies readonly [keyof PaymentMeansForm, MessageId][]

/** How it is paid. */
export function PaymentFields({ draft }: { draft: Draft }) {
  const { t } = useWords()
  const { form, change } = draft
  const means: PaymentMeansForm = form.paymentMeans ?? { code: '30' }
  return (
    <section className="doc-payment" aria-label={t('editor.payment')}>
      <h2>{t('editor.payment')}</h2>
      <div className="doc-grid">
        {fields.map(([name, label]) => (
          <FieldPlace key={name} draft={draft} path={`paymentMeans.${name}`}>
            {(error) => (
              <TextField
                label={t(label)}
                value={means[name] ?? ''}
                onChange={(text) => change({ paymentMeans: { ...means, [name]: text || undefined } })}
                error={error}
              />
            )}
          </FieldPlace>
        ))}
        {form.type !== 'RemittanceAdvice' && (
          <FieldPlace draft={draft} path="paymentTerms">
            {(error) => (
              <TextField
                label={t('editor.terms')}
                value={wordsOfTerms(form.paymentTerms)}
                onChange={(text) => change({ paymentTerms: termsOf(text, discountsIn(form.paymentTerms)) })}
                error={error}
              />
            )}
          </FieldPlace>
        )}
      </div>
      {form.type === 'Invoice' && <DiscountFields draft={draft} />}
    </section>
  )
}
