import type { Areas } from '@kontor/contract'
import { dayIn, type Handlers } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { isReceived, orderKindOf } from '../entries/index.ts'
import { partIn } from '../requisitions/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { blanketOf, shown } from './blanket.ts'
import { callOff } from './commands/call-off.ts'
import { whyNotCallOff, whyNotThey } from './rules.ts'

export const handlers: Handlers<Areas['callOffs']> = {
  readBlanketOrder: async ({ params: { orderId } }, context) => {
    const { whole, why } = await context.read(async (uow) => {
      const entry = await entryFor(uow, orderId)
      const blanket = await blanketOf(uow, entry)
      const whole = await shown(uow, entry, blanket)
      const standing = {
        ...{ ...entry, isBlanket: orderKindOf(entry) === 'BLANKET' },
        ...{ From: whole.From, Until: whole.Until },
      }
      const why = whyNotCallOff(standing, dayIn(await zoneOfCompany(uow), uow.now))
      // Its supplier has no part in what the buyer's people ask for.
      const isOurs = !isReceived(entry) && context.actor.permissions.has('requisition.write')
      return {
        whole,
        why: why ?? (isOurs ? whyNotThey(await partIn(uow, orderId, context.actor)) : whyNotThey(nobody)),
      }
    })
    return {
      ...whole,
      AllowedActions: why === undefined ? ['callOff'] : [],
      ...(why !== undefined && { Because: await context.translate(why) }),
    }
  },

  callOff: ({ params, body }, context) => context.write((uow) => callOff(uow, params, body, context.actor)),
}

const nobody = { isTheirs: false, manages: false }
