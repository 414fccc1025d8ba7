import { Button, DecimalField, IconButton } from '@kontor/kit'
import { type Discount, discountsIn, takenOff, termsOf, wordsOfTerms } from '@kontor/ubl'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Draft } from './useDraft.ts'
import './discounts.css'

interface Row extends Discount {
  readonly key: string
}

const keyed = (discount: Discount): Row => ({ key: crypto.randomUUID(), ...discount })

/** What may be taken off a bill that is paid early, and until when. */
export function DiscountFields({ draft }: { draft: Draft }) {
  const { t, format } = useWords()
  const { form, change, totals } = draft
  // The terms have only what is complete: what is half typed stands here.
  const [rows, setRows] = useState(() => discountsIn(form.paymentTerms).map(keyed))
  // Terms that were agreed come once the receiver is chosen.
  const agreed = discountsIn(form.paymentTerms)
  if (rows.length === 0 && agreed.length > 0) setRows(agreed.map(keyed))
  const write = (next: readonly Row[]) => {
    setRows([...next])
    change({ paymentTerms: termsOf(wordsOfTerms(form.paymentTerms), next) })
  }
  const set = (key: string, fields: Partial<Discount>) =>
    write(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)))
  const label = (field: string, row: number) => (
    <>
      <span aria-hidden="true">{field}</span>
      <span className="doc-hidden">{t('editor.discountLabel', { field, row })}</span>
    </>
  )
  const bill = { issueDate: form.issueDate, payable: totals.payable, currency: form.currency }
  return (
    <fieldset className="doc-discounts">
      <legend>{t('editor.discounts')}</legend>
      {rows.map((row, place) => {
        const [complete] = discountsIn(termsOf('', [row]))
        const taken = complete && takenOff(complete, bill)
        return (
          <div key={row.key} className="doc-discount">
            <DecimalField
              label={label(t('editor.percent'), place + 1)}
              value={row.percent}
              onChange={(percent) => set(row.key, { percent })}
              notDecimal={t('editor.notNumber')}
              suffix="%"
            />
            <DecimalField
              label={label(t('editor.discountDays'), place + 1)}
              value={row.days}
              onChange={(days) => set(row.key, { days })}
              notDecimal={t('editor.notNumber')}
            />
            <p className="doc-discount-taken">
              {taken
                ? t('editor.discountTaken', {
                    date: format.date(taken.until),
                    amount: format.amount(taken.amount, form.currency),
                  })
                : t('editor.discountIncomplete')}
            </p>
            <IconButton
              icon={X}
              label={t('editor.deleteDiscount', { row: place + 1 })}
              onClick={() => write(rows.filter(({ key }) => key !== row.key))}
            />
          </div>
        )
      })}
      <Button type="text" icon={Plus} onClick={() => setRows([...rows, keyed({ days: '', percent: '' })])}>
        {t('editor.addDiscount')}
      </Button>
    </fieldset>
  )
}
