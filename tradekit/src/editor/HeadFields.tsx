import { Button, Select } from '@kontor/kit'
import type { TradeForm } from '@kontor/ubl'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../kontor.ts'
import { AddressInHead } from './AddressInHead.tsx'
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
  const { t } = useWords()
  const kind = kindOf(draft.form)
  const { type } = kind
  const head = documentId === undefined ? receivedHead(kind) : kind.head
  const more = useMoreFields(draft, kind.more ?? [])
  return (
    <div className="doc-grid">
      {documentId === undefined ? (
        <IssuersNumber draft={draft} />
      ) : (
        <NumberField draft={draft} type={type} documentId={documentId} />
      )}
      {head.map((field) => (
        <Field key={typeof field === 'string' ? field : field.label} draft={draft} field={field} />
      ))}
      {more.shown.map((field) => (
        <Field key={typeof field === 'string' ? field : field.label} draft={draft} field={field} />
      ))}
      {more.ask && (
        // Findings about a period, or where goods go, lead here.
        <div className="doc-more" data-path="period">
          <span data-path="deliveryAddress">
            <Button type="text" icon={Plus} onClick={more.ask}>
              {t('editor.moreFields')}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

/** What few need: all of it once one of them is filled, or somebody asks; that stays so. */
function useMoreFields({ form, focus }: Draft, fields: readonly HeadField[]) {
  const [asked, setAsked] = useState(false)
  const paths = fields.map(pathOf)
  if (!asked && paths.some((path) => isFilled(form, path))) setAsked(true)
  const [first] = paths
  return {
    shown: asked ? fields : [],
    ask:
      asked || first === undefined
        ? undefined
        : () => {
            flushSync(() => setAsked(true))
            focus(first)
          },
  }
}

const pathOf = (field: HeadField): string => {
  if (typeof field === 'string') return field
  return 'day' in field ? field.day : 'text' in field ? field.text : (field.path ?? 'typeCode')
}

function isFilled(form: TradeForm, path: string): boolean {
  const [name = '', part] = path.split('.')
  const value = form[name as keyof TradeForm]
  return part === undefined ? value !== undefined : (value as Record<string, unknown> | undefined)?.[part] !== undefined
}

function Field({ draft, field }: { draft: Draft; field: HeadField }) {
  if (field === 'currency') return <CurrencyFields draft={draft} />
  if (field === 'deliveryAddress') return <AddressInHead draft={draft} />
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
