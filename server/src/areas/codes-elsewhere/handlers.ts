import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers } from '../../platform/index.ts'
import { saveSource } from './commands/save-source.ts'
import * as store from './store.ts'

export const handlers: Handlers<Areas['codesElsewhere']> = {
  readThirdParty: async (_input, context) => {
    const source = await context.read(store.find)
    if (source === undefined) return { listIds: [], active: false }
    const { url, listIds, active, read, problem } = source
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
      await saveSource(uow, context.platform.settings, body)
    }),

  saveThirdParty: ({ body }, context) =>
    context.write(async (uow) => {
      if ((await store.lock(uow)) === undefined)
        throw new ApiError('ResourceNotFound', t`No address for codes of another system is set yet: add it first.`)
      await saveSource(uow, context.platform.settings, body)
    }),
}
