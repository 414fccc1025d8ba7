import type { Areas } from '@kontor/contract'
import type { Handlers, Platform } from '../../platform/index.ts'
import { requisitionSeen } from '../requisitions/index.ts'
import { saveShop } from './commands/save-shop.ts'
import { startVisit } from './commands/start-visit.ts'
import { noShop } from './not-found.ts'
import * as store from './store.ts'
import { shopEntities, visitEntity } from './views.ts'

/** As many as somebody looks back. */
const maxVisits = 50

export const createHandlers = (platform: Platform): Handlers<Areas['punchOut']> => ({
  listPunchOutShops: (_input, context) =>
    context.read(async (uow) => ({ Shops: await shopEntities(uow, await store.allShops(uow)) })),

  savePunchOutShop: ({ params, body }, context) => context.write((uow) => saveShop(uow, platform, params.shopId, body)),

  deletePunchOutShop: ({ params: { shopId } }, context) =>
    context.write(async (uow) => {
      if (!(await store.removeShop(uow, shopId))) throw noShop(shopId)
      await uow.log({ kind: 'punch_out_shop.deleted', objectType: 'punchOutShop', objectId: shopId })
    }),

  startPunchOut: ({ params, body: { ShopId } }, context) =>
    context.write(async (uow) => {
      const { documentId: requisitionId, punchOutId: id } = params
      const asked = { id, requisitionId, shopId: ShopId, userId: context.actor.userId }
      return { Until: (await startVisit(uow, platform, asked)).toISOString() }
    }),

  listPunchOuts: ({ params }, context) =>
    context.read(async (uow) => {
      const { id } = await requisitionSeen(uow, params.documentId, context.actor)
      const names = new Map((await store.allShops(uow)).map((shop) => [shop.id, shop.name]))
      const visits = await store.visitsFor(uow, id, maxVisits)
      return {
        PunchOuts: await Promise.all(
          visits.map((visit) =>
            visitEntity(visit, names.get(visit.shopId) ?? '', uow.now, (message) => context.translate(message)),
          ),
        ),
      }
    }),
})
