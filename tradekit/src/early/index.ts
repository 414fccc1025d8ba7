export { AcceptOfferDialog } from './AcceptOfferDialog.tsx'
export { type Offer, type OfferResponse, useAnswerOffer } from './useAnswerOffer.ts'
