import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

/** A customer's offer to pay the company early, with each invoice that it would pay. */
export type Offer = Awaited<ReturnType<Client['promotions']['listOffers']>>['Items'][number]
export type OfferResponse = Offer['AllowedResponses'][number]

/** Answers a customer's offer to pay early, and says what follows. To accept it, give the discount that the person saw in all. */
export function useAnswerOffer(id: string, onDone?: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ response, discount }: { readonly response: OfferResponse; readonly discount?: string }) =>
      api.promotions.answerPromotion({ params: { id }, query: { response, ...(discount && { discount }) } }),
    onSuccess: (_nothing, { response }) => {
      notify('success', t(`offer.done.${response}`))
      onDone?.()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}
