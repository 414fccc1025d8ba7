import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { namesOf } from '../users/index.ts'
import { removeLimit, setLimit } from './commands/set-limit.ts'
import * as store from './store.ts'

export const handlers: Handlers<Areas['approvalLimits']> = {
  listLimits: (_input, context) =>
    context.read(async (uow) => {
      const limits = await store.list(uow)
      const people = limits.filter(({ holder }) => holder === 'USER').map(({ holderId }) => holderId)
      const names = await namesOf(uow, people)
      return {
        Limits: limits.map(({ holderId, holder, amount, currency }) => {
          const name = names.get(holderId)
          return {
            ...{ HolderId: holderId, Holder: holder, Amount: amount, Currency: currency },
            ...(name !== undefined && { Name: name }),
          }
        }),
      }
    }),

  setLimit: ({ params: { holderId }, body: { Holder: holder, Amount: amount } }, context) =>
    context.write((uow) => setLimit(uow, { holderId, holder, amount })),

  removeLimit: ({ params: { holderId } }, context) => context.write((uow) => removeLimit(uow, holderId)),
}
