import { writtenDay } from '@kontor/tradekit/words'
import type { Line } from '../api.ts'
import { useWords } from '../kontor.ts'

/** Where the price of a line comes from, and in how many days it can be here. */
export function FromShop({ from }: { from: NonNullable<Line['PunchOut']> }) {
  const { t, locale } = useWords()
  return (
    <small className="buy-hint">
      {t('shops.from', { name: from.ShopName, day: writtenDay(from.On, locale) })}
      {from.LeadTimeDays !== undefined && ` · ${t('shops.leadTime', { days: from.LeadTimeDays })}`}
    </small>
  )
}
