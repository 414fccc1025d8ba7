import {
  Promotion,
  PromotionDetails,
  PromotionInput,
  PromotionOffer,
  PromotionReach,
  PromotionSummary,
} from '../entities/index.ts'
import { promotionResponses } from '../enumerations/index.ts'
import { call, decimal, id, list, maybe, nothing, oneOf, pageOf, paging, record, uuid, whole } from '../words/index.ts'

const needs = { id: 'id is required' }
const path = { id: id('promotion') }
const fails = ['ResourceNotFound'] as const

/** 002 §7 Promotions; CPS-01, CPS-02, U-090; F-124. Offers to be paid early for a discount. */
export const promotions = {
  showsBanner: call('GET v0/promotions/{id}/show-banner', {
    id: ['CPS-01', 'U-090'],
    says: 'Whether the banner of a promotion is shown to the person.',
    may: 'member',
    needs,
    path,
    returns: Promotion,
    fails,
  }),
  answerPromotion: call('POST v0/promotions/{id}/response', {
    id: 'CPS-02',
    says: 'What the company answers to a promotion (F-124). What it agrees to once, it agrees to once.',
    may: 'promotion.answer',
    needs,
    path,
    query: {
      response: oneOf(promotionResponses),
      /** The discount that the person saw in all: where it is another by now, nothing is agreed. */
      discount: maybe(decimal()),
    },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  listPromotions: call('GET promotions', {
    id: 'K-PRO-01',
    says: 'The company’s offers to its suppliers, the latest first, with what they saved.',
    may: 'document.read',
    query: paging(20),
    returns: pageOf('Items', PromotionSummary),
  }),
  savePromotion: call('PUT promotions/{id}', {
    id: 'K-PRO-02',
    says: 'Offers suppliers to be paid early, under an id that the caller chose. Sent again, it changes nothing.',
    may: 'promotion.write',
    needs: { ...needs, body: 'PromotionInput is required' },
    path: { id: uuid() },
    body: PromotionInput,
    returns: PromotionDetails,
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),
  countSuppliers: call('POST promotions/suppliers', {
    id: 'K-PRO-06',
    says: 'How many suppliers an offer would go to, each once, and how many members of the groups cannot be reached in the network.',
    may: 'promotion.write',
    needs: { body: 'PromotionReach is required' },
    body: PromotionReach,
    returns: record({ Suppliers: whole({ min: 0 }), LeftOut: whole({ min: 0 }) }),
    fails,
  }),
  readPromotion: call('GET promotions/{id}', {
    id: 'K-PRO-03',
    says: 'One of the company’s offers with the answers of its suppliers.',
    may: 'document.read',
    needs,
    path,
    returns: PromotionDetails,
    fails,
  }),
  withdrawPromotion: call('DELETE promotions/{id}', {
    id: 'K-PRO-04',
    says: 'Withdraws an offer: nobody accepts it any more. What was agreed stays.',
    may: 'promotion.write',
    needs,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  listOffers: call('GET promotion-offers', {
    id: 'K-PRO-05',
    says: 'What customers offer the company for being paid early, with what each of its invoices brings; without those that it ignores.',
    may: 'document.read',
    returns: record({ Items: list(PromotionOffer) }),
  }),
}
