import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { saveReceipt } from './commands/save-receipt.ts'
import { received } from './order.ts'
import { isAnyHere, isOver, stateOf, whyNotReceive, whyNotThey } from './rules.ts'

export const handlers: Handlers<Areas['receipts']> = {
  readReceipts: async ({ params: { orderId } }, context) => {
    const { entry, lines, receipts, by } = await received(context, orderId)
    const why = whyNotReceive(entry) ?? whyNotThey(by)
    return {
      OrderId: orderId,
      ID: entry.businessId.slice(0, 100),
      State: stateOf(lines, isOver(entry)),
      Lines: [...lines],
      Receipts: receipts.map(({ id, businessId, issueDate }) => ({
        ...{ DocumentId: id, ID: businessId.slice(0, 100) },
        ...(issueDate !== null && { Day: issueDate }),
      })),
      AllowedActions: why !== undefined ? [] : isAnyHere(lines) ? ['receive', 'return'] : ['receive'],
      ...(why !== undefined && { Because: await context.translate(why) }),
    }
  },

  saveReceipt: ({ params, query, body }, context) => saveReceipt(context, { ...params, draft: query.draft }, body),
}
