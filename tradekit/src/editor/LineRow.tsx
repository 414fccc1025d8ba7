import { DecimalField, IconButton, Select, TextField } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { X } from 'lucide-react'
import { memo } from 'react'
import { ItemField } from '../items/ItemField.tsx'
import { type MessageId, useWords } from '../kontor.ts'
import type { Item } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { unitOptions } from '../words/units.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { PasteColumn } from './paste-words.ts'
import { TurnedAway } from './TurnedAway.tsx'
import { hasRate, vatCategories } from './tax.ts'
import type { FieldErrors } from './useDraft.ts'

export interface LineRowProps {
  readonly errors: FieldErrors
  readonly currency: string
  /** Whether the company sells what it writes about. */
  readonly side: Item['Side']
  /** Whose last prices are proposed. */
  readonly connectionId: string | undefined
  readonly line: LineForm
  readonly place: number
  readonly net: string | undefined
  /** On a narrow screen every line is a card, its fields named and boxed. */
  readonly cards: boolean
  /** Those of the table; a line without prices has neither VAT nor a net amount. */
  readonly columns: readonly PasteColumn[]
  /** It says what of it was turned away. */
  readonly turnsAway: boolean
  readonly onChange: (place: number, change: Partial<LineForm>) => void
  readonly onRemove: (place: number) => void
}

/**
 * One line of the table: what every line has above, its description and kind of VAT below, in the order in which Tab
 * goes through them. Every cell is a field of its own, named by its column and its line; who types in one line of a
 * hundred does not wait for the others. All of it is always there: a line that grew as it got the focus would move what
 * is being pressed.
 */
export const LineRow = memo(function LineRow({
  errors,
  line,
  place,
  net,
  currency,
  side,
  connectionId,
  cards,
  columns,
  turnsAway,
  ...changes
}: LineRowProps) {
  const { t } = useWords()
  const onChange = (change: Partial<LineForm>) => changes.onChange(place, change)
  const number = place + 1
  const named = (field: MessageId) => {
    const full = t('editor.lineLabel', { field: t(field), line: number })
    if (!cards) return { label: full, hideLabel: true, quiet: true }
    // What is seen is short; what is said names the line too, the same on every screen.
    const label = (
      <>
        <span aria-hidden="true">{t(field)}</span>
        <span className="doc-hidden">{full}</span>
      </>
    )
    return { label }
  }
  const path = (field: string) => `lines.${place}.${field}`
  const isPriced = columns.includes('price')
  const tax = (change: Partial<LineForm['tax']>) => onChange({ tax: { ...line.tax, ...change } })
  return (
    <tbody data-line={place} data-path={`lines.${place}`}>
      <tr>
        <td data-column="name">
          <FieldPlace draft={errors} path={path('name')}>
            {(error) => (
              <ItemField
                {...named('line.item')}
                {...(!cards && { placeholder: t('line.item') })}
                line={line}
                side={side}
                currency={currency}
                connectionId={connectionId}
                onChange={onChange}
                error={error}
              />
            )}
          </FieldPlace>
        </td>
        <td data-column="quantity">
          <FieldPlace draft={errors} path={path('quantity')}>
            {(error) => (
              <DecimalField
                {...named('line.quantity')}
                value={line.quantity}
                onChange={(quantity) => onChange({ quantity })}
                notDecimal={t('editor.notNumber')}
                error={error}
              />
            )}
          </FieldPlace>
        </td>
        <td data-column="unitCode">
          <FieldPlace draft={errors} path={path('unit')}>
            {(error) => (
              <Select
                {...named('line.unit')}
                options={unitOptions(line.unit, t)}
                value={line.unit}
                onChange={(unit) => onChange({ unit })}
                placeholder={t('line.unit')}
                error={error}
              />
            )}
          </FieldPlace>
        </td>
        {isPriced && (
          <>
            <td data-column="price">
              <FieldPlace draft={errors} path={path('price')}>
                {(error) => (
                  <DecimalField
                    {...named('line.price')}
                    value={line.price}
                    onChange={(price) => onChange({ price })}
                    notDecimal={t('editor.notNumber')}
                    error={error}
                  />
                )}
              </FieldPlace>
            </td>
            <td data-column="vatRate">
              <FieldPlace draft={errors} path={path('tax.percent')}>
                {(error) => (
                  <DecimalField
                    {...named('line.rate')}
                    value={line.tax.percent}
                    onChange={(percent) => tax({ percent })}
                    disabled={!hasRate(line.tax.category)}
                    notDecimal={t('editor.notNumber')}
                    suffix="%"
                    error={error}
                  />
                )}
              </FieldPlace>
            </td>
            <td data-align="end" data-column="net">
              {cards && <small>{t('line.net')}</small>}
              <Money value={net} currency={currency} bare />
            </td>
          </>
        )}
        <td data-column="none" />
      </tr>
      <tr>
        <td data-column="description" colSpan={isPriced ? 4 : 3}>
          <TextField
            {...named('line.description')}
            placeholder={cards ? undefined : t('line.description')}
            value={line.description ?? ''}
            onChange={(description) => onChange({ description: description || undefined })}
          />
        </td>
        {isPriced && (
          <td data-column="category" colSpan={2}>
            <FieldPlace draft={errors} path={path('tax.category')}>
              {(error) => (
                <Select
                  {...named('line.category')}
                  options={vatCategories.map((id) => ({ id, label: t(`vat.${id}`) }))}
                  value={line.tax.category}
                  onChange={(category) => tax(hasRate(category) ? { category } : { category, percent: '0' })}
                  placeholder={t('line.category')}
                  error={error}
                />
              )}
            </FieldPlace>
          </td>
        )}
        <td data-column="remove">
          <IconButton
            icon={X}
            label={t('editor.deleteLine', { line: number })}
            onClick={() => changes.onRemove(place)}
          />
        </td>
      </tr>
      {turnsAway && (
        <tr>
          <td data-column="away" colSpan={4}>
            <TurnedAway errors={errors} line={line} place={place} onChange={onChange} />
          </td>
        </tr>
      )}
    </tbody>
  )
})
