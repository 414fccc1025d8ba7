import { defineArea } from '../../platform/index.ts'
import { dropExpiredFiles } from './commands/drop-expired.ts'
import { handlers } from './handlers.ts'
import { forgetAuthor } from './store/files.ts'
import { forgetPartAuthor } from './store/parts.ts'

export { bookPart } from './commands/book-part.ts'
export { savePaymentFile } from './commands/save-payment-file.ts'
export { type PaidBy, paidBy } from './paid-by.ts'
export { type Settled, settledOf } from './settled-bills.ts'

export const area = defineArea('payments', {
  handlers,
  daily: dropExpiredFiles,
  personalData: {
    inCompany: async (uow, userId) => {
      await forgetAuthor(uow, userId)
      await forgetPartAuthor(uow, userId)
    },
  },
})
