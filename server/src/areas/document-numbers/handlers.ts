import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { profiles } from '../entries/index.ts'
import { nextSeed, proposeNumber } from './commands/propose-number.ts'
import * as byNumber from './store/by-number.ts'
import { numberFrom } from './values/numbers.ts'

export const handlers: Handlers<Areas['documentNumbers']> = {
  listNumberSeeds: ({ query: { channel } }, context) =>
    context.read(async (uow) => {
      const Seeds = []
      for (const { type } of profiles)
        Seeds.push({
          Channel: channel,
          type,
          Pattern: numberFrom(channel, type, 0n).replace(/0+$/, '{00000}'),
          Next: Number((await nextSeed(uow, channel, type)) ?? 1),
        })
      return { Seeds }
    }),

  isNumberTaken: ({ query: { senderConnectionId, documentType, ...query } }, context) =>
    context.read((uow) => byNumber.isTaken(uow, { ...query, connectionId: senderConnectionId, type: documentType })),

  nextNumber: ({ query: { channel, type = 'invoice' } }, context) =>
    context.read(async (uow) => ({ Number: await proposeNumber(uow, channel, type), Channel: channel })),

  numberExists: ({ params, query }, context) =>
    context.read(async (uow) => {
      const found = await byNumber.issuedUnder(uow, query.type, params.number)
      return { Exists: found !== undefined, ...(found && { DocumentId: found.id }) }
    }),
}
