import { Button, Status } from '@kontor/kit'
import { writtenDay } from '@kontor/tradekit/words'
import { useSearchParams } from 'react-router'
import { useOffers } from '../api.ts'
import { useWords } from '../kontor.ts'

/** That customers offer to pay early, and what that brings; it leads to the offer. */
export function Banner() {
  const { t, locale, format } = useWords()
  const [, setSearch] = useSearchParams()
  const { data = [] } = useOffers()
  return data
    .filter(({ ShowBanner }) => ShowBanner)
    .map(({ Id, Buyer, Early, Discount, Currency, PayDay, Invoices }) => (
      <section key={Id} className="cash-banner" aria-label={t('offer.title', { buyer: Buyer })}>
        <p>
          <Status tone="info">{t('offer.title', { buyer: Buyer })}</Status>
        </p>
        <p dir="auto">
          {t('banner.text', {
            ...{ count: Invoices.length, day: writtenDay(PayDay, locale) },
            ...{ early: format.amount(Early, Currency), discount: format.amount(Discount, Currency) },
          })}
        </p>
        <Button onClick={() => setSearch({ view: 'offers' })}>{t('banner.open')}</Button>
      </section>
    ))
}
