import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { saveItem } from './commands/save-item.ts'
import { noItem } from './not-found.ts'
import { partnersOf } from './partners.ts'
import * as store from './store.ts'
import { itemEntity } from './views.ts'

export const handlers: Handlers<Areas['items']> = {
  listItems: ({ query: { limit, page, connectionId, ...asked } }, context) =>
    context.read(async (uow) => {
      const { rows, count } = await store.page(uow, { ...asked, limit, offset: page * limit })
      const ids = rows.map(({ id }) => id)
      const prices = connectionId === undefined ? undefined : await store.pricesFor(uow, connectionId, ids)
      const partners = await partnersOf(uow, ids)
      const Items = rows.map((row) => itemEntity(row, { last: prices?.get(row.id), partner: partners.get(row.id) }))
      return { ...pageInfo({ limit, page }, count), Items }
    }),

  saveItem: ({ params: { id }, body }, context) => context.write((uow) => saveItem(uow, id, body)),

  deleteItem: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      if (!(await store.remove(uow, id))) throw noItem(id)
      await uow.log({ kind: 'item.deleted', objectType: 'item', objectId: id })
    }),
}
