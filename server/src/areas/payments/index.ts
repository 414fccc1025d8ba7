import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { forgetAuthor } from './store.ts'

export { savePaymentFile } from './commands/save-payment-file.ts'

export const area = defineArea('payments', {
  handlers,
  personalData: { inCompany: forgetAuthor },
})
