import { approvalLimitHolders } from '../enumerations/index.ts'
import { currency, decimal, entity, maybe, oneOf, text, uuid } from '../words/index.ts'

/** Up to which amount a person, or whoever has a role, approves. */
export const ApprovalLimit = entity('ApprovalLimit', {
  HolderId: uuid(),
  /** A person's own limit takes the place of that of their role. */
  Holder: oneOf(approvalLimitHolders),
  /** Of a person: what they are called. */
  Name: maybe(text({ max: 200 })),
  Amount: decimal(),
  Currency: currency(),
})

export const ApprovalLimitInput = entity('ApprovalLimitInput', {
  Holder: oneOf(approvalLimitHolders),
  /** In the currency of the company, at least 0: of 0 nothing is approved. */
  Amount: decimal(),
})
