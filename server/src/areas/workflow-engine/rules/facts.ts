import type { workflowFactTypes } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** What is known of a document; null where nobody knows. */
export type FactValue = string | number | boolean | readonly string[] | null
export type Facts = Readonly<Record<string, FactValue>>

interface Fact {
  readonly type: (typeof workflowFactTypes)[number]
  readonly says: Message
}

/** What the condition of a way may ask, by its name in FEEL. */
export const factsKnown = {
  documentType: { type: 'TEXT', says: t`Type of the document: invoice, creditnote, order …` },
  number: { type: 'TEXT', says: t`Number of the document` },
  amount: { type: 'NUMBER', says: t`Payable amount in the currency of the company, by the rate of the issue date` },
  currency: { type: 'TEXT', says: t`Currency of the document, such as EUR` },
  documentAmount: { type: 'NUMBER', says: t`Payable amount in the currency of the document` },
  partner: { type: 'TEXT', says: t`Name of the sender` },
  isNewPartner: { type: 'YES_NO', says: t`The sender has never sent an invoice before` },
  accountChanged: { type: 'YES_NO', says: t`The payment account is not one known for the sender` },
  isDuplicate: { type: 'YES_NO', says: t`It looks like a duplicate of an earlier document` },
  senderDiffers: { type: 'YES_NO', says: t`It names a different seller than the company that sent it` },
  hasOrder: { type: 'YES_NO', says: t`The invoice refers to an order of the company` },
  match: { type: 'TEXT', says: t`How it matches its orders: MATCHED, WITHIN, DIFFERS or ACCEPTED` },
  orderAccountingId: { type: 'TEXT', says: t`Cost center or other accounting reference of the document` },
  supplierGroup: { type: 'TEXT', says: t`Name of the supplier’s group; of several, the first by name` },
  isOverBudget: {
    type: 'YES_NO',
    says: t`The budget of its cost center is exceeded, or a requisition would exceed it`,
  },
  requester: { type: 'TEXT', says: t`Name of the person who ordered, as the document says` },
  tags: { type: 'LIST', says: t`Tags of the document` },
  outcome: {
    type: 'TEXT',
    says: t`Result of the last step: ACCEPT, REJECT, CLOSED, EXPIRED, or an outcome from an integration`,
  },
} as const satisfies Record<string, Fact>

export type FactName = keyof typeof factsKnown

/** A document of which nothing is known. */
export const unknownFacts: Facts = Object.fromEntries(Object.keys(factsKnown).map((name) => [name, null]))
