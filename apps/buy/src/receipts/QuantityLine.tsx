import { DecimalField } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import './receipts.css'

export interface QuantityLineProps {
  /** What the line is about. */
  readonly item: string
  readonly note: string
  readonly label: string
  readonly value: string
  readonly onChange: (quantity: string) => void
  /** What stands below. */
  readonly children?: ReactNode
}

/** A line of an order of which so much came, goes back or is called off. */
export function QuantityLine({ item, note, label, value, onChange, children }: QuantityLineProps) {
  const { t } = useWords()
  return (
    <li className="receipt-line">
      <span className="buy-read-name">
        <b dir="auto">{item}</b>
        <small>{note}</small>
      </span>
      <DecimalField label={label} value={value} onChange={onChange} notDecimal={t('editor.notNumber')} />
      {children}
    </li>
  )
}
