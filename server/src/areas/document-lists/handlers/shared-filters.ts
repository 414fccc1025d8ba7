import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers } from '../../../platform/index.ts'
import * as filters from '../store/shared-filters.ts'

/** More would make no tabs that anybody reads. */
const maxShared = 200

export const sharedFilterHandlers: Pick<
  Handlers<Areas['documentLists']>,
  'listFilters' | 'shareFilter' | 'removeFilter'
> = {
  listFilters: (_input, context) =>
    context.read(async (uow) => ({
      Filters: (await filters.all(uow, maxShared)).map(({ name, query }) => ({ Name: name, Query: query })),
    })),

  shareFilter: ({ params, body }, context) =>
    context.write(async (uow) => {
      const shared = await filters.all(uow, maxShared)
      if (shared.length >= maxShared && !shared.some(({ name }) => name === params.name))
        throw new ApiError('Conflict', t`Your company shares ${maxShared} filters already: remove one first.`)
      await filters.save(uow, params.name, body.Query)
    }),

  removeFilter: ({ params }, context) =>
    context.write(async (uow) => {
      if (!(await filters.remove(uow, params.name)))
        throw new ApiError('ResourceNotFound', t`Your company shares no filter named ${params.name}.`)
    }),
}
