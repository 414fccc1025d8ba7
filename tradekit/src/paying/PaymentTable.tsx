import { ScrollRegion } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'

/** Who gets how much, or from whom it came; what is told between the two is the middle column's. */
export function PaymentTable({ label, middle, children }: { label: string; middle: string; children: ReactNode }) {
  const { t } = useWords()
  return (
    <ScrollRegion label={label} className="doc-pay-list">
      <table className="doc-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('pay.payee')}</th>
            <th scope="col">{middle}</th>
            <th scope="col" data-align="end">
              {t('pay.amount')}
            </th>
          </tr>
        </thead>
        {children}
      </table>
    </ScrollRegion>
  )
}
