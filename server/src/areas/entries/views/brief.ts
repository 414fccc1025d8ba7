import type { Of, WaitingApproval } from '@kontor/contract'
import type { Entry } from '../entry.ts'
import { orderKindOf } from '../rules/order-kind.ts'
import { partnerNameOf } from '../rules/parties.ts'
import { known } from './known.ts'

/** A document as the wire speaks of it where it is not the subject. */
export const briefOf = (entry: Entry): Of<typeof WaitingApproval>['document'] => ({
  type: entry.type,
  number: entry.businessId,
  partner: partnerNameOf(entry),
  ...known({ orderKind: orderKindOf(entry), amount: entry.amount, currency: entry.currency }),
})
