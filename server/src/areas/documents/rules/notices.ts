import type { DocumentNotice, OrderKind, Permission, TradeType } from '@kontor/contract'
import { fulfilling } from '../../entries/rules/index.ts'
import { isCanceledOrder } from '../../exchange/rules/index.ts'

/** What is known of a document, and of those that it answers or that answer it. */
export interface Noticed {
  readonly type: TradeType
  readonly draft: boolean
  readonly delivery: string
  readonly response: string
  /** Of an order, or a change of one, that is of a kind. */
  readonly kind: OrderKind | null
  readonly warnings: readonly string[]
  /** What it answers or follows. */
  readonly subject?: Pick<Noticed, 'type' | 'response'> | undefined
  /** How far an order has come. */
  readonly progress?: { readonly isFulfilled: boolean } | undefined
  readonly related: readonly {
    readonly type: TradeType
    readonly Relation: string
    readonly OrderKind?: OrderKind | undefined
  }[]
}

const isBill = ({ type }: Noticed): boolean => type === 'invoice' || type === 'creditnote'
const versions: readonly string[] = ['replacedBy', 'earlierVersion', 'laterVersion']
const named: readonly TradeType[] = ['remittanceadvice', 'reminder', 'invoice', 'creditnote']

const rules: Readonly<Record<DocumentNotice, (document: Noticed) => boolean>> = {
  // It may be a bill to the company, entered as a draft.
  origin: (document) => document.draft && isBill(document),
  dispute: ({ response, delivery }) => response === 'DISPUTED' && delivery === 'SENT',
  // Somebody else bills what this company ordered; a corrected bill follows the one that it replaces, and bills its orders.
  match: ({ type, delivery, warnings, related }) =>
    type === 'invoice' &&
    delivery === 'RECEIVED' &&
    // One whose lines were led to an order follows none.
    (warnings.includes('MATCH_DIFFERS') ||
      related.some(({ type, Relation }) => (type === 'order' || type === 'invoice') && Relation === 'follows')),
  // An order that this company sent, and that its supplier has said something of.
  confirmation: ({ type, delivery, related }) =>
    type === 'order' && delivery === 'SENT' && related.some((other) => other.type === 'orderresponse'),
  // An order that its buyer asked to cancel, and what asks for that.
  cancellation: ({ kind, related }) =>
    kind === 'CANCELLATION' || related.some((other) => other.OrderKind === 'CANCELLATION'),
  // An order that was canceled though something of it had left or was billed, and what crossed its cancellation.
  canceledOrder: (document) =>
    isCanceledOrder(document)
      ? document.progress?.isFulfilled === true
      : !document.draft &&
        fulfilling.includes(document.type) &&
        document.response !== 'REJECTED' &&
        document.response !== 'CANCELED' &&
        document.subject !== undefined &&
        isCanceledOrder(document.subject),
  // What stands beside another version of itself, and what gave way to one.
  version: ({ related }) => related.some(({ Relation }) => versions.includes(Relation)),
  quotes: ({ type, delivery }) => type === 'requestforquotation' && delivery === 'SENT',
  // What names bills, or what that may name.
  namedBills: ({ draft, type }) => !draft && named.includes(type),
}

/** What a person with these permissions is to be told of a document; of the past, of which nobody may do anything, nothing. */
export const noticesOf = (document: Noticed, permissions: ReadonlySet<Permission>): DocumentNotice[] =>
  (Object.keys(rules) as DocumentNotice[]).filter(
    (notice) => permissions.has(notice === 'origin' ? 'document.write' : 'document.read') && rules[notice](document),
  )
