import type { DocumentType } from '../../../model/document-types.ts'
import { text } from '../../../xml/access.ts'
import type { Tree } from '../../../xml/tree.ts'
import type { ElementRule } from '../../elements.ts'
import { spotsOf } from '../../everywhere.ts'
import type { RuleSet } from '../../judge.ts'
import { catalogueRules, punchOutRules } from './catalogue.ts'
import { commonRules } from './common.ts'
import { despatchAdviceRules } from './despatch-advice.ts'
import { orderCancellationRules, orderChangeRules, orderRules } from './order.ts'
import { orderAgreementRules } from './order-agreement.ts'
import {
  advancedOrderResponseRules,
  catalogueResponseRules,
  invoiceResponseRules,
  messageLevelResponseRules,
  orderResponseRules,
} from './responses.ts'
import { type Structure, structureOf } from './structure.ts'
import { judgeStructure } from './structure-judge.ts'
import { catalogue, punchOut } from './structures/catalogue.ts'
import { despatchAdvice } from './structures/despatch-advice.ts'
import { order } from './structures/order.ts'
import { orderAgreement } from './structures/order-agreement.ts'
import { orderCancellation, orderChange } from './structures/order-change.ts'
import { advancedOrderResponse, orderResponse } from './structures/order-response.ts'
import { catalogueResponse, invoiceResponse, messageLevelResponse } from './structures/responses.ts'

/** A message of Peppol's BIS for post-award. */
export type Transaction = {
  /** its number, with which the ids of its rules begin: T01 */
  readonly id: string
  readonly type: DocumentType
  /** what its specification (CustomizationID) or its process (ProfileID) is called, where a type has several */
  readonly named: string
  readonly rules: readonly ElementRule[]
  readonly structure: string
}

/** The first of a type is what a document of it is that does not say. */
export const transactions: readonly Transaction[] = [
  { id: 'T01', type: 'Order', named: 'order', rules: orderRules, structure: order },
  { id: 'T76', type: 'OrderResponse', named: 'order_response', rules: orderResponseRules, structure: orderResponse },
  {
    id: 'T116',
    type: 'OrderResponse',
    named: 'order_response_advanced',
    rules: advancedOrderResponseRules,
    structure: advancedOrderResponse,
  },
  {
    id: 'T110',
    type: 'OrderResponse',
    named: 'order_agreement',
    rules: orderAgreementRules,
    structure: orderAgreement,
  },
  { id: 'T114', type: 'OrderChange', named: 'order_change', rules: orderChangeRules, structure: orderChange },
  {
    id: 'T115',
    type: 'OrderCancellation',
    named: 'order_cancellation',
    rules: orderCancellationRules,
    structure: orderCancellation,
  },
  {
    id: 'T16',
    type: 'DespatchAdvice',
    named: 'despatch_advice',
    rules: despatchAdviceRules,
    structure: despatchAdvice,
  },
  { id: 'T19', type: 'Catalogue', named: 'catalogue', rules: catalogueRules, structure: catalogue },
  { id: 'T77', type: 'Catalogue', named: 'punch_out', rules: punchOutRules, structure: punchOut },
  {
    id: 'T111',
    type: 'ApplicationResponse',
    named: 'invoice_response',
    rules: invoiceResponseRules,
    structure: invoiceResponse,
  },
  {
    id: 'T58',
    type: 'ApplicationResponse',
    named: 'catalogue_response',
    rules: catalogueResponseRules,
    structure: catalogueResponse,
  },
  {
    id: 'T71',
    type: 'ApplicationResponse',
    named: 'mlr',
    rules: messageLevelResponseRules,
    structure: messageLevelResponse,
  },
]

/** The transaction that a document says it is. */
export function transactionOf(tree: Tree): Transaction | undefined {
  const candidates = transactions.filter(({ type }) => type === tree.type)
  const says = (element: string, kind: string): Transaction | undefined => {
    const name = text(tree.root, element)?.match(`urn:fdc:peppol.eu:poacc:${kind}:([a-z_]+):3`)?.[1]
    return candidates.find(({ named }) => named === name)
  }
  return says('cbc:CustomizationID', 'trns') ?? says('cbc:ProfileID', 'bis') ?? candidates[0]
}

const made = new Map<string, RuleSet>()

/** What a document of ordering, delivery or answering is judged by; nothing where Peppol has no rules for its type. */
export function postAwardRules(tree: Tree): RuleSet | undefined {
  const transaction = transactionOf(tree)
  if (!transaction) return undefined
  const known = made.get(transaction.id)
  if (known) return known
  const structure = structureIn(transaction)
  const set: RuleSet = {
    rules: [],
    everywhere: spotsOf({ elements: [...commonRules, ...transaction.rules] }),
    structure: (of: Tree) => judgeStructure(of, structure),
  }
  made.set(transaction.id, set)
  return set
}

export const structureIn = ({ id, type, structure }: Transaction): Structure => structureOf(id, type, structure)
