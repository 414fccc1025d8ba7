import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { makePaymentReminder } from './commands/make-payment-reminder.ts'

export const area = defineArea('paymentReminders', { handlers })
