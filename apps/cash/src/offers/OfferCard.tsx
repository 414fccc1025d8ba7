import { Button, Status, type Tone } from '@kontor/kit'
import { AcceptOfferDialog, type Offer, type OfferResponse, useAnswerOffer } from '@kontor/tradekit/early'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { useState } from 'react'
import { documentPath, documentsApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { termsText } from './terms.ts'

const tones: Readonly<Record<OfferResponse, Tone>> = {
  instantly: 'good',
  asUsual: 'mute',
  later: 'warn',
  ignore: 'mute',
}
const others = ['asUsual', 'later', 'ignore'] as const

/** A customer's offer: what each invoice brings early and on its due date, and the answers to it. */
export function OfferCard({ offer }: { offer: Offer }) {
  const words = useWords()
  const { t, format } = words
  const [asking, setAsking] = useState(false)
  const { Id, Title, Text, Buyer, Currency, Early, Response, AllowedResponses, Invoices } = offer
  const answer = useAnswerOffer(Id)
  const count = Invoices.length
  return (
    <article className="cash-card" aria-label={t('offer.title', { buyer: Buyer })}>
      <div className="cash-head">
        <h3 dir="auto">{Title}</h3>
        {Response && <Status tone={tones[Response]}>{t(`response.${Response}`)}</Status>}
      </div>
      <p dir="auto">{t('offer.by', { buyer: Buyer, terms: termsText(offer, words) })}</p>
      {Text && (
        <p dir="auto" className="cash-quiet">
          {Text}
        </p>
      )}
      {count > 0 ? <OfferInvoices offer={offer} /> : <p className="cash-quiet">{t('offer.noInvoices')}</p>}
      {AllowedResponses.length > 0 && (
        <div className="cash-acts">
          {AllowedResponses.includes('instantly') && (
            <Button type="primary" onClick={() => setAsking(true)}>
              {t('offer.accept', { early: format.amount(Early, Currency) })}
            </Button>
          )}
          {others
            .filter((one) => AllowedResponses.includes(one) && one !== Response)
            .map((one) => (
              <Button
                key={one}
                busy={answer.isPending && answer.variables.response === one}
                onClick={() => answer.mutate({ response: one })}
              >
                {t(`offer.act.${one}`)}
              </Button>
            ))}
        </div>
      )}
      <AcceptOfferDialog offer={offer} visible={asking} onClose={() => setAsking(false)} />
    </article>
  )
}

function OfferInvoices({ offer: { Invoices, Currency, PayDay, Amount, Discount, Early, Response } }: { offer: Offer }) {
  const { t, locale } = useWords()
  const { open } = useKontor()
  const isAgreed = Response === 'instantly'
  return (
    <table className="cash-invoices">
      <caption>{t(isAgreed ? 'offer.agreed' : 'offer.today', { day: writtenDay(PayDay, locale) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('offer.invoice')}</th>
          <th scope="col">{t('offer.due')}</th>
          <th scope="col">{t('offer.amount')}</th>
          <th scope="col">{t('offer.discount')}</th>
          <th scope="col">{t('offer.early')}</th>
        </tr>
      </thead>
      <tbody>
        {Invoices.map((one) => (
          <tr key={one.DocumentId}>
            <th scope="row">
              <Button type="text" onClick={() => open(documentsApp, documentPath(one.DocumentId))}>
                {one.ID}
              </Button>
            </th>
            <td data-label={t('offer.due')}>{writtenDay(one.DueDate, locale)}</td>
            <td data-label={t('offer.amount')}>
              <Money value={one.Amount} currency={Currency} />
            </td>
            <td data-label={t('offer.discount')}>
              <Money value={one.Discount} currency={Currency} />
            </td>
            <td data-label={t('offer.early')}>
              <Money value={one.Early} currency={Currency} strong />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('offer.inAll')}
          </th>
          <td data-label={t('offer.amount')}>
            <Money value={Amount} currency={Currency} />
          </td>
          <td data-label={t('offer.discount')}>
            <Money value={Discount} currency={Currency} />
          </td>
          <td data-label={t('offer.early')}>
            <Money value={Early} currency={Currency} strong />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
