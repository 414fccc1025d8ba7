import { DecimalField, IconButton, Select } from '@kontor/kit'
import { CategoryField } from '@kontor/tradekit/categories'
import { SupplierField } from '@kontor/tradekit/partners'
import { Money, unitOptions } from '@kontor/tradekit/words'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CostCentreField } from './budgets/CostCentreField.tsx'
import { NeedField } from './catalogues/NeedField.tsx'
import { type MessageId, useWords } from './kontor.ts'
import { LineDetails } from './LineDetails.tsx'
import { type LineField, lineProblems } from './lines.ts'
import { lineNetOf } from './net.ts'
import { FromShop } from './punch-out/FromShop.tsx'
import type { TypedLine } from './typed-line.ts'
import type { WrongLine } from './useFindings.ts'

export interface LineFieldsProps {
  readonly line: TypedLine
  readonly place: number
  readonly currency: string
  /** For when it is needed. */
  readonly day: string
  readonly requisitionId: string
  /** Somebody has tried to go on: what is missing is said. */
  readonly tried: boolean
  /** What is in its way as it was saved. */
  readonly wrong: WrongLine
  readonly onChange: (change: Partial<TypedLine>) => void
  readonly onRemove: () => void
  /** What stands below its fields. */
  readonly children?: ReactNode
}

type LineMessage = Extract<MessageId, `buy.line.${string}`>

/** One thing that is needed: what, how much, about what it costs, of whom. */
export function LineFields(props: LineFieldsProps) {
  const { line, place, currency, day, requisitionId, tried, wrong: found, onChange, onRemove, children } = props
  const { t } = useWords()
  const wrong = lineProblems(line)
  const errorOf = (field: Exclude<LineField, 'tax' | 'neededBy'>) => {
    const why = wrong[field]
    return why === 'number'
      ? t('editor.notNumber')
      : tried && why === 'missing' && t(`buy.missing.${field === 'price' ? 'quantity' : field}`)
  }
  const number = place + 1
  // What is seen is short; what is said names the item too.
  const named = (visible: MessageId, spoken: LineMessage) => (
    <>
      <span aria-hidden="true">{t(visible)}</span>
      <span className="k-hidden">{t(spoken, { line: number })}</span>
    </>
  )
  return (
    <li className="buy-line" data-line={place} data-below={line.masterKey !== undefined || undefined}>
      <div className="buy-line-head">
        <NeedField
          label={named('line.item', 'buy.line.item')}
          placeholder={t('buy.need')}
          line={line}
          currency={currency}
          error={errorOf('name')}
          onChange={onChange}
        />
        <IconButton icon={X} label={t('buy.line.remove', { line: number })} onClick={onRemove} />
      </div>
      <div className="buy-line-fields">
        <DecimalField
          label={named('line.quantity', 'buy.line.quantity')}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
          notDecimal={t('editor.notNumber')}
          error={errorOf('quantity')}
        />
        <Select
          label={named('line.unit', 'buy.line.unit')}
          options={unitOptions(line.unit, t)}
          value={line.unit}
          onChange={(unit) => onChange({ unit })}
          placeholder={t('line.unit')}
        />
        <DecimalField
          label={named('line.price', 'buy.line.price')}
          value={line.price}
          onChange={(price) => onChange({ price })}
          notDecimal={t('editor.notNumber')}
          error={found.price}
          suffix={currency}
        />
        <SupplierField
          placeholder={t('buy.supplierLater')}
          label={named('buy.supplier', 'buy.line.supplier')}
          value={line.supplierId}
          name={line.supplierName}
          error={found.supplier}
          onChange={(supplierId, supplierName) => onChange({ supplierId, supplierName })}
        />
        <CostCentreField
          label={named('buy.costCentre', 'buy.line.costCentre')}
          value={line.costCentre}
          day={day}
          requisitionId={requisitionId}
          onChange={(costCentre) => onChange({ costCentre })}
        />
        <CategoryField
          label={named('category.label', 'buy.line.category')}
          value={line.category}
          wanted={line}
          onChange={(category) => onChange({ category })}
        />
        <p className="buy-line-net">
          <small>{t('line.net')}</small>
          <Money value={lineNetOf(line)} currency={currency} />
        </p>
      </div>
      {line.shop && line.shop.price === line.price && <FromShop from={line.shop.from} />}
      <LineDetails line={line} number={number} onChange={onChange} />
      {children}
    </li>
  )
}
