import { defineArea } from '../../platform/index.ts'
import { lapsePromotions } from './commands/lapse-promotions.ts'
import { tellSupplier, tellTask } from './commands/make-promotion.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'

export { answerPromotion } from './commands/answer-promotion.ts'
export { makePromotion, tellSupplier } from './commands/make-promotion.ts'
export { earlyPaymentOf } from './early-payment.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    promotion: true
  }
}

export const area = defineArea('promotions', {
  policy,
  handlers,
  tasks: { [tellTask]: tellSupplier },
  daily: lapsePromotions,
  objectTypes: ['promotion'],
})
