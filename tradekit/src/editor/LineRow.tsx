import { Select, TextField } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { memo } from 'react'
import { ItemField } from '../items/ItemField.tsx'
import { useWords } from '../kontor.ts'
import type { Item } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { unitOptions } from '../words/units.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { LineMoreField } from './kinds.ts'
import { LineMore } from './LineMore.tsx'
import { DecimalCell, RemoveCell, useNamed } from './line-cells.tsx'
import { lineDiscountOf, withLineDiscount } from './line-discount.ts'
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
  /** What few lines need, where it is shown. */
  readonly more: readonly LineMoreField[]
  /** It says what of it was turned away. */
  readonly turnsAway: boolean
  readonly onChange: (place: number, change: Partial<LineForm>) => void
  readonly onRemove: (place: number) => void
}

/**
 * One line of the table: what every line has above, its description, discount and kind of VAT below, in the order in which
 * Tab goes through them. Every cell is a field of its own, named by its column and its line; who types in one line of a
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
  more,
  turnsAway,
  ...changes
}: LineRowProps) {
  const { t } = useWords()
  const onChange = (change: Partial<LineForm>) => changes.onChange(place, change)
  const named = useNamed(place, cards)
  const path = (field: string) => `lines.${place}.${field}`
  const isPriced = columns.includes('price')
  const discount = lineDiscountOf(line)
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
        <DecimalCell
          column="quantity"
          errors={errors}
          path={path('quantity')}
          named={named('line.quantity')}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
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
            <DecimalCell
              column="price"
              errors={errors}
              path={path('price')}
              named={named('line.price')}
              value={line.price}
              onChange={(price) => onChange({ price })}
            />
            <DecimalCell
              column="vatRate"
              errors={errors}
              path={path('tax.percent')}
              named={named('line.rate')}
              value={line.tax.percent}
              onChange={(percent) => tax({ percent })}
              disabled={!hasRate(line.tax.category)}
              suffix="%"
            />
            <td data-align="end" data-column="net">
              {cards && <small>{t('line.net')}</small>}
              <Money value={net} currency={currency} bare />
            </td>
          </>
        )}
        <td data-column="none" />
      </tr>
      <tr>
        <td data-column="description" colSpan={3}>
          <TextField
            {...named('line.description')}
            placeholder={cards ? undefined : t('line.description')}
            value={line.description ?? ''}
            onChange={(description) => onChange({ description: description || undefined })}
          />
        </td>
        {isPriced && (
          <>
            <DecimalCell
              column="discount"
              errors={errors}
              path={path('allowances.0.percent')}
              named={named('line.percentOff')}
              // What another program took off or put on stays as it is.
              {...(discount === undefined
                ? { disabled: true, placeholder: t('line.percentOff.other') }
                : // There is room for its name or for its sign.
                  cards || discount !== ''
                  ? { suffix: '%' }
                  : { placeholder: t('line.percentOff') })}
              value={discount ?? ''}
              onChange={(percent) => onChange(withLineDiscount(line, percent))}
            />
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
          </>
        )}
        <RemoveCell place={place} onRemove={changes.onRemove} />
      </tr>
      {more.length > 0 && (
        <tr>
          <td data-column="more" colSpan={7}>
            <LineMore errors={errors} line={line} place={place} fields={more} onChange={onChange} />
          </td>
        </tr>
      )}
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
