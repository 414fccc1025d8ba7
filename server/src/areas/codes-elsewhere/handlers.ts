import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers } from '../../platform/index.ts'
import { savePlace } from './commands/save-place.ts'
import * as store from './store.ts'

export const handlers: Handlers<Areas['codesElsewhere']> = {
  readThirdParty: async (_input, context) => {
    const place = await context.read(store.find)
    if (place === undefined) return { listIds: [], active: false }
    const { url, listIds, active, read, problem } = place
    return {
      ...{ url, listIds: [...listIds], active },
      ...(read !== null && { read: read.toISOString() }),
      ...(problem !== null && { problem: await context.translate(problem) }),
    }
  },

  createThirdParty: ({ body }, context) =>
    context.write(async (uow) => {
      if ((await store.lock(uow)) !== undefined)
        throw new ApiError('Conflict', t`An address for codes of another system is set already: change it instead.`)
      await savePlace(uow, context.platform.settings, body)
    }),

  saveThirdParty: ({ body }, context) =>
    context.write(async (uow) => {
      if ((await store.lock(uow)) === undefined)
        throw new ApiError('ResourceNotFound', t`No address for codes of another system is set yet: add it first.`)
      await savePlace(uow, context.platform.settings, body)
    }),
}
