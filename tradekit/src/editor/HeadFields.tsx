import { Select } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { CurrencyFields } from './CurrencyFields.tsx'
import { DayInHead, TextInHead } from './fields.tsx'
import { type HeadField, kindOf, receivedHead } from './kinds.ts'
import { IssuersNumber, NumberField } from './NumberField.tsx'
import type { Draft } from './useDraft.ts'

/**
 * Number, dates, currency and references: what the type has of them. A document that is not the company's own has the
 * number that its issuer gave it.
 */
export function HeadFields({ draft, documentId }: { draft: Draft; documentId?: string }) {
  const kind = kindOf(draft.form)
  const { type } = kind
  const head = documentId === undefined ? receivedHead(kind) : kind.head
  return (
    <div className="doc-grid">
      {documentId === undefined ? (
        <IssuersNumber draft={draft} />
      ) : (
        <NumberField draft={draft} type={type} documentId={documentId} />
      )}
      {head.map((field) => (
        <Field key={field === 'currency' ? field : field.label} draft={draft} field={field} />
      ))}
    </div>
  )
}

function Field({ draft, field }: { draft: Draft; field: HeadField }) {
  if (field === 'currency') return <CurrencyFields draft={draft} />
  if ('day' in field) return <DayInHead draft={draft} path={field.day} label={field.label} required={field.required} />
  if ('text' in field) return <TextInHead draft={draft} path={field.text} label={field.label} />
  return <CodeInHead draft={draft} field={field} />
}

function CodeInHead({ draft, field }: { draft: Draft; field: Extract<HeadField, { codes: unknown }> }) {
  const { t } = useWords()
  const codes = Object.entries(field.codes)
  const path = field.path ?? 'typeCode'
  const known = draft.form[path]
  // Kept for as long as the form is open: what is being pressed does not go.
  const [shown] = useState(field.only !== 'special' || (known !== undefined && known !== codes[0]?.[0]))
  if (!shown) return null
  const options = codes.map(([id, label]) => ({ id, label: t(label) }))
  // One that is not offered, as of a factored invoice, stays what it is.
  if (known && !(known in field.codes)) options.push({ id: known, label: known })
  return (
    <Select
      label={t(field.label)}
      placeholder={t(field.label)}
      options={options}
      value={known ?? codes[0]?.[0] ?? null}
      onChange={(code) => draft.change({ [path]: code })}
    />
  )
}
