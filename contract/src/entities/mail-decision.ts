import {
  approvalOutcomes,
  documentTypesOfTrade,
  documentWarnings,
  mailDecisionActions,
  mailDecisionKinds,
  mailDecisionStates,
} from '../enumerations/index.ts'
import {
  currency,
  date,
  decimal,
  entity,
  instant,
  list,
  maybe,
  oneOf,
  record,
  text,
  uuid,
  yes,
} from '../words/index.ts'

/** Whether the company lets its people decide from their mail, without signing in. */
export const MailDecisionRules = entity('MailDecisionRules', {
  Allowed: yes(),
  /** Whether this installation sends e-mail: without, nobody is asked by it. */
  Available: yes(),
  /** Whether a reply to that e-mail decides, too. */
  Replies: yes(),
  /** Whether this installation takes in e-mail, too: without, no reply reaches it. */
  RepliesAvailable: yes(),
})

/** What a link in a mail asks its person to decide. */
export const MailDecision = entity('MailDecision', {
  State: oneOf(mailDecisionStates),
  CompanyName: text(),
  PersonName: text(),
  Expires: instant(),
  /** Only while the link is open. */
  Asked: maybe(
    record({
      Kind: oneOf(mailDecisionKinds),
      /** The document, or the requisition. */
      Id: uuid(),
      /** Of a document. */
      Type: maybe(oneOf(documentTypesOfTrade)),
      Number: text(),
      /** Who is to be paid; of a requisition, who wants it. */
      Partner: text(),
      Amount: maybe(decimal()),
      Currency: maybe(currency()),
      IssueDate: maybe(date()),
      DueDate: maybe(date()),
      /** Nobody where a workflow asks. */
      AskedBy: maybe(text()),
      Because: maybe(text({ max: 2000 })),
      /** What of it has to be looked at first: then it is not approved by the link. */
      Warnings: list(oneOf(documentWarnings)),
    }),
  ),
  /** Why nothing, or not all, can be decided by it. */
  Why: maybe(text({ max: 2000 })),
  AllowedActions: list(oneOf(mailDecisionActions)),
})

export const MailDecisionInput = entity('MailDecisionInput', {
  /** The secret of the link: it travels in bodies only, for addresses stand in logs. */
  Token: text({ min: 1, max: 300 }),
  Outcome: oneOf(approvalOutcomes),
  /** Why; of a rejection it is asked for. */
  Reason: maybe(text({ max: 2000 })),
})
