import type { LineForm } from '@kontor/ubl'
import { memo } from 'react'
import { useWords } from '../kontor.ts'
import { Money } from '../words/Money.tsx'
import { BillCells, type BillRowProps, WordsRow } from './bill-cells.tsx'
import { asAllowances, type LeftOut, leftOut } from './bill-lines.ts'
import { DecimalCell, useNamed } from './line-cells.tsx'

/** One line that names a bill as paid: which, how much of it, and what of that was left out and why. */
export const BillRow = memo(function BillRow({ errors, line, place, net, currency, cards, ...changes }: BillRowProps) {
  const { t } = useWords()
  const onChange = (change: Partial<LineForm>) => changes.onChange(place, change)
  const named = useNamed(place, cards)
  const path = (field: string) => `lines.${place}.${field}`
  const out = leftOut(line)
  const leave = (change: Partial<LeftOut>) => {
    const allowances = asAllowances({ ...out, ...change })
    onChange({ allowances: allowances.length > 0 ? allowances : undefined })
  }
  const amounts = [
    ['discount', 'line.discount', out.discount],
    ['difference', 'line.difference', out.difference],
  ] as const
  return (
    <tbody data-line={place} data-path={`lines.${place}`}>
      <tr>
        <BillCells {...{ errors, line, place, cards, named, onChange }} />
        <DecimalCell
          column="amount"
          errors={errors}
          path={path('price')}
          named={named('line.amount')}
          value={line.price}
          onChange={(price) => onChange({ price })}
        />
        {amounts.map(([name, label, value]) => (
          <DecimalCell
            key={name}
            column={name}
            errors={errors}
            path={path(name)}
            named={named(label)}
            value={value}
            onChange={(amount) => leave({ [name]: amount })}
          />
        ))}
        <td data-align="end" data-column="net">
          {cards && <small>{t('line.paid')}</small>}
          <Money value={net} currency={currency} bare />
        </td>
        <td data-column="none" />
      </tr>
      <WordsRow
        label="line.reason"
        path={path('reason')}
        columns={6}
        {...{ errors, place, cards, named }}
        value={out.reason}
        onChange={(reason) => leave({ reason })}
        onRemove={changes.onRemove}
      />
    </tbody>
  )
})
