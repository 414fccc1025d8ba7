// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const promotions: Described<'promotions'> = {
  showsBanner: {"line":"GET v0/promotions/{id}/show-banner"},
  answerPromotion: {"line":"POST v0/promotions/{id}/response","answer":"none"},
  listPromotions: {"line":"GET promotions"},
  savePromotion: {"line":"PUT promotions/{id}","needs":{"body":"PromotionInput is required"},"body":"json"},
  countSuppliers: {"line":"POST promotions/suppliers","needs":{"body":"PromotionReach is required"},"body":"json"},
  readPromotion: {"line":"GET promotions/{id}"},
  withdrawPromotion: {"line":"DELETE promotions/{id}","answer":"none"},
  listOffers: {"line":"GET promotion-offers"},
}
