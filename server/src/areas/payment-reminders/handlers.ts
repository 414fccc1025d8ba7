import type { Areas } from '@kontor/contract'
import { dayIn, type Handlers } from '../../platform/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { makePaymentReminder } from './commands/make-payment-reminder.ts'
import { remindableWith, shownDocument } from './remindable-bills.ts'

export const handlers: Handlers<Areas['paymentReminders']> = {
  listRemindable: async ({ query: { connection } }, context) => {
    const { found, today } = await context.read(async (uow) => ({
      found: await remindableWith(uow, connection),
      today: dayIn(await zoneOfCompany(uow), uow.now),
    }))
    return { Documents: await Promise.all(found.map((one) => shownDocument(one, today, context))) }
  },

  makePaymentReminder: ({ params, body: { DocumentIds } }, context) =>
    makePaymentReminder(context, params, DocumentIds),
}
