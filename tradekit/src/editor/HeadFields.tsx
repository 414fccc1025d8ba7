import { DateField, isDate, TextField } from '@kontor/kit'
import type { TradeForm } from '@kontor/ubl'
import type { ReactNode } from 'react'
import { type MessageId, useWords } from '../kontor.ts'
import { daysBetween } from '../words/status.ts'
import type { TradeType } from '../words/types.ts'
import { CurrencyFields } from './CurrencyFields.tsx'
import { FieldPlace } from './FieldPlace.tsx'
import { NumberField } from './NumberField.tsx'
import type { Draft } from './useDraft.ts'

type TextPath = 'buyerReference' | 'orderReference'
type DatePath = 'issueDate' | 'dueDate' | 'deliveryDate'

/** Number, dates, currency and references. */
export function HeadFields({ draft, type, documentId }: { draft: Draft; type: TradeType; documentId: string }) {
  const { t } = useWords()
  const { form, change } = draft
  return (
    <div className="doc-grid">
      <NumberField draft={draft} type={type} documentId={documentId} />
      <Day draft={draft} path="issueDate" label="editor.issued" required />
      <Day draft={draft} path="dueDate" label="editor.due" from={form.issueDate} description={<Terms form={form} />} />
      <CurrencyFields draft={draft} />
      <Text draft={draft} path="buyerReference" label="editor.buyerReference" />
      <Text draft={draft} path="orderReference" label="editor.orderReference" />
      {form.type === 'CreditNote' ? (
        <FieldPlace draft={draft} path="precedingInvoice">
          {(error) => (
            <TextField
              label={t('editor.invoiceReference')}
              value={form.precedingInvoice?.id ?? ''}
              onChange={(id) => change({ precedingInvoice: id ? { ...form.precedingInvoice, id } : undefined })}
              error={error}
            />
          )}
        </FieldPlace>
      ) : (
        <Day draft={draft} path="deliveryDate" label="editor.deliveryDate" />
      )}
    </div>
  )
}

interface FieldOf<P> {
  readonly draft: Draft
  readonly path: P
  readonly label: MessageId
  readonly required?: boolean
  readonly description?: ReactNode
  readonly from?: string
}

function Text({ draft, path, label }: FieldOf<TextPath>) {
  const { t } = useWords()
  return (
    <FieldPlace draft={draft} path={path}>
      {(error) => (
        <TextField
          label={t(label)}
          value={draft.form[path] ?? ''}
          onChange={(text) => draft.change({ [path]: text || undefined })}
          error={error}
        />
      )}
    </FieldPlace>
  )
}

function Day({ draft, path, label, required = false, description, from }: FieldOf<DatePath>) {
  const { t } = useWords()
  return (
    <FieldPlace draft={draft} path={path}>
      {(error) => (
        <DateField
          label={t(label)}
          required={required}
          value={draft.form[path] ?? ''}
          onChange={(day) => draft.change(required ? { [path]: day } : { [path]: day || undefined })}
          notDate={t('editor.notDate')}
          pickLabel={t('editor.pickDay', { field: t(label) })}
          description={description}
          from={from}
          error={error}
        />
      )}
    </FieldPlace>
  )
}

/** How many days there are to pay. */
function Terms({ form }: { form: TradeForm }) {
  const { t } = useWords()
  if (!isDate(form.issueDate) || !form.dueDate || !isDate(form.dueDate)) return null
  const days = daysBetween(form.issueDate, form.dueDate)
  return days >= 0 ? t('editor.days', { days }) : null
}
