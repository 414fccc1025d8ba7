import { DecimalField, IconButton, Select } from '@kontor/kit'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { CodingList, Value } from '../queries/coding.ts'
import { CodeField } from './CodeField.tsx'
import { type Part, withCode, withShare } from './draft.ts'

export interface PartFieldsProps {
  readonly documentId: string
  readonly currency: string
  /** Where the part stands: of the whole, or of a line. */
  readonly target: CodingList['Target']
  readonly lists: readonly CodingList[]
  /** The codes of the whole document, which count where the part has none. */
  readonly ofWhole: readonly Value[]
  readonly part: Part
  readonly place: string
  /** Of several parts: how much it is, and that it can go. */
  readonly ofSeveral: boolean
  readonly readOnly: boolean
  readonly missing: readonly string[]
  readonly onChange: (update: (part: Part) => Part) => void
  /** Its share was typed: what is left can go to another. */
  readonly onShared: () => void
  readonly onRemove: () => void
}

/** A part of a line or of the whole: how much, and under which codes. */
export function PartFields({
  documentId,
  currency,
  lists,
  ofWhole,
  part,
  place,
  ofSeveral,
  ...props
}: PartFieldsProps) {
  const { t } = useWords()
  const { target, readOnly, missing, onChange, onShared, onRemove } = props
  const [chosenUnit, setChosenUnit] = useState<'amount' | 'percent'>('amount')
  const unit = part.percent !== undefined ? 'percent' : part.amount !== undefined ? 'amount' : chosenUnit
  const share = part.percent ?? part.amount ?? ''
  return (
    <fieldset className="doc-coding-part">
      <legend className="doc-hidden">{place}</legend>
      {ofSeveral && (
        <div className="doc-share">
          <DecimalField
            label={t('coding.share')}
            value={share}
            onChange={(next) => onChange((now) => withShare(now, unit, next))}
            onBlur={onShared}
            notDecimal={t('editor.notNumber')}
            readOnly={readOnly}
          />
          <Select
            label={t('coding.unit')}
            placeholder={t('coding.unit')}
            options={[
              { id: 'amount', label: currency || t('coding.amount') },
              { id: 'percent', label: '%' },
            ]}
            value={unit}
            disabled={readOnly}
            onChange={(next) => {
              const to = next as typeof unit
              setChosenUnit(to)
              onChange((now) => withShare(now, to, share))
            }}
          />
          {!readOnly && <IconButton icon={X} label={t('coding.removePart', { place })} onClick={onRemove} />}
        </div>
      )}
      <div className="doc-codes">
        {lists.map((list) => {
          const value = part.values.find(({ listId }) => listId === list.ListId)
          const inherited = ofWhole.find(({ listId }) => listId === list.ListId)
          const note = inherited ? t('coding.asWhole', { code: inherited.code }) : t('coding.missing')
          return (
            <CodeField
              key={list.ListId}
              documentId={documentId}
              list={list}
              value={value}
              beside={[...part.values, ...ofWhole].filter(({ listId }) => listId !== list.ListId)}
              place={place}
              required={list.Required && !inherited && list.Target === target}
              note={!value && (inherited || missing.includes(list.ListId)) ? note : undefined}
              readOnly={readOnly}
              onChange={(next) => onChange((now) => withCode(now, list.ListId, next))}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
