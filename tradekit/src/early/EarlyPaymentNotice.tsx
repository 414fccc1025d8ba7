import { Button } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import type { Metadata } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'
import { AcceptOfferDialog } from './AcceptOfferDialog.tsx'
import { type OfferResponse, useAnswerOffer } from './useAnswerOffer.ts'

const others = ['later', 'ignore'] as const satisfies readonly OfferResponse[]

type Offered = NonNullable<Metadata['EarlyPayment']>

/** That the buyer of a sent invoice offers to pay it early: how much now, how much on the due date, and the answers to it. */
export function EarlyPaymentNotice({ document, offered }: { document: Metadata; offered: Offered }) {
  const { t, format, locale } = useWords()
  const { Currency: currency = '', DueDate = '', ReceiverCompanyName: buyer } = document
  const { PromotionId, PayDay, Amount, Discount, Early } = offered
  const answer = useAnswerOffer(PromotionId)
  const whole = useWholeOffer(PromotionId)
  const [asking, setAsking] = useState(false)
  return (
    <Notice
      tone="info"
      title={t('offer.title', { buyer })}
      actions={
        <>
          <Button
            busy={whole.isPending}
            disabled={answer.isPending}
            onClick={() => whole.mutate(undefined, { onSuccess: (offer) => setAsking(offer !== undefined) })}
          >
            {t('offer.act.instantly')}
          </Button>
          {others.map((response) => (
            <Button
              key={response}
              busy={answer.isPending && answer.variables.response === response}
              disabled={answer.isPending}
              onClick={() => answer.mutate({ response })}
            >
              {t(`offer.act.${response}`)}
            </Button>
          ))}
        </>
      }
    >
      <p dir="auto">
        {t('offer.one', {
          ...{ early: format.amount(Early, currency), day: writtenDay(PayDay, locale) },
          ...{ amount: format.amount(Amount, currency), due: writtenDay(DueDate, locale) },
          discount: format.amount(Discount, currency),
        })}
      </p>
      {whole.data && <AcceptOfferDialog offer={whole.data} visible={asking} onClose={() => setAsking(false)} />}
    </Notice>
  )
}

/** The offer with all its invoices, read when somebody is about to accept it: they are accepted together. */
function useWholeOffer(id: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => (await api.promotions.listOffers()).Items.find(({ Id }) => Id === id),
    onSuccess: (offer) => {
      if (offer !== undefined) return
      notify('info', t('offer.gone'))
      void queries.invalidateQueries()
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
