import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { makePaymentReminder } from './make-payment-reminder.ts'

export const area = defineArea('paymentReminders', { handlers })
