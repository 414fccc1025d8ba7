import { decimalOf } from '@kontor/ubl'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import type { Metadata } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'

/** How much less is owed of an invoice that is paid early, and until when. */
export function DiscountNotice({ document }: { document: Metadata }) {
  const { t, format, locale, today } = useWords()
  const { Currency: currency = '', Amount = '0', Open: open = Amount, Discounts: all = [] } = document
  const [next] = all.filter(({ Until }) => today <= Until)
  const owed = next && decimalOf(open)?.minus(decimalOf(next.Amount) ?? 0)
  if (!next || !owed?.gt(0)) return null
  return (
    <Notice tone="info" title={t('discount.title', { day: writtenDay(next.Until, locale) })}>
      <p>
        {t('discount.text', {
          discount: format.amount(next.Amount, currency),
          amount: format.amount(owed.toFixed(), currency),
        })}
      </p>
    </Notice>
  )
}
