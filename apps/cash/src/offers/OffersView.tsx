import { EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { HandCoins } from 'lucide-react'
import { useOffers, useProgrammes } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { OfferCard } from './OfferCard.tsx'
import { Programmes } from './Programmes.tsx'

/** What customers offer the company for being paid early, and what it offers its suppliers. */
export function OffersView() {
  const { t } = useWords()
  const { may } = useKontor()
  const offers = useOffers()
  const programmes = useProgrammes()
  const answer = {
    data: offers.data && programmes.rows && { toUs: offers.data, ours: programmes.rows },
    error: offers.error ?? programmes.error,
    refetch: () => Promise.all([offers.refetch(), programmes.refetch()]),
  }
  return (
    <Answer of={answer}>
      {({ toUs, ours }) => (
        <>
          {toUs.length > 0 && (
            <section className="cash-part" aria-labelledby="offers-title">
              <h2 id="offers-title">{t('offers.toUs')}</h2>
              {toUs.map((offer) => (
                <OfferCard key={offer.Id} offer={offer} />
              ))}
            </section>
          )}
          {(ours.length > 0 || may('promotion.write')) && (
            <Programmes rows={ours} more={programmes.more} isMore={programmes.isMore} />
          )}
          {toUs.length + ours.length === 0 && !may('promotion.write') && (
            <EmptyState icon={HandCoins} title={t('offers.none.title')} text={t('offers.none.text')} />
          )}
        </>
      )}
    </Answer>
  )
}
