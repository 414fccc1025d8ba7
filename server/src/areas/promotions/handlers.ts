import type { Areas, Of, PromotionDetails } from '@kontor/contract'
import { type Handlers, pageInfo, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { answerPromotion } from './commands/answer-promotion.ts'
import { makePromotion, withdrawPromotion } from './commands/make-promotion.ts'
import { noPromotion } from './not-found.ts'
import * as store from './store/promotions.ts'
import { suppliersOf } from './suppliers.ts'
import { detailsOf, offerEntity, summaryOf } from './views.ts'

/** A company has a handful that are open. */
const maxOffers = 100

const mayWrite = ({ actor }: RequestContext): boolean => actor.permissions.has('promotion.write')
const mayAnswer = ({ actor }: RequestContext): boolean => actor.permissions.has('promotion.answer')

async function readDetails(uow: UnitOfWork, context: RequestContext, id: string): Promise<Of<typeof PromotionDetails>> {
  const row = await store.find(uow, id)
  if (row === undefined) throw noPromotion(id)
  const [details] = await detailsOf(uow, [row], mayWrite(context))
  return details as Of<typeof PromotionDetails>
}

export const handlers: Handlers<Areas['promotions']> = {
  showsBanner: ({ params: { id } }, context) =>
    context.read(async (uow) => {
      const party = await store.offerOf(uow, id)
      if (party === undefined) {
        // Nobody is asked to accept their own.
        if ((await store.find(uow, id)) === undefined) throw noPromotion(id)
        return { showBanner: false }
      }
      const { ShowBanner, Title, Text } = await offerEntity(uow, party, mayAnswer(context))
      return {
        showBanner: ShowBanner,
        ...(ShowBanner && { title: Title, ...(Text !== undefined && { text: Text }) }),
      }
    }),

  answerPromotion: ({ params: { id }, query: { response, discount } }, context) =>
    context.write((uow) => answerPromotion(uow, id, response, discount)),

  listPromotions: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const rows = await store.page(uow, limit, page * limit)
      const Items = (await detailsOf(uow, rows, mayWrite(context))).map(summaryOf)
      return { ...pageInfo({ limit, page }, await store.count(uow)), Items }
    }),

  savePromotion: ({ params: { id }, body }, context) =>
    context.write(async (uow) => {
      await makePromotion(uow, id, body)
      return readDetails(uow, context, id)
    }),

  countSuppliers: ({ body }, context) =>
    context.read(async (uow) => {
      const { suppliers, leftOut } = await suppliersOf(uow, body)
      return { Suppliers: suppliers.length, LeftOut: leftOut }
    }),

  readPromotion: ({ params: { id } }, context) => context.read((uow) => readDetails(uow, context, id)),

  withdrawPromotion: ({ params: { id } }, context) => context.write((uow) => withdrawPromotion(uow, id)),

  listOffers: (_input, context) =>
    context.read(async (uow) => {
      const Items = []
      for (const party of await store.offers(uow, maxOffers)) {
        const offer = await offerEntity(uow, party, mayAnswer(context))
        if (offer.State === 'OPEN' || offer.Response === 'instantly') Items.push(offer)
      }
      return { Items }
    }),
}
