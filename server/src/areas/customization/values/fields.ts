import type { TradeType } from '@kontor/contract'

/** The fields of a document that a company can say something of, by UBL's names, in the order of a form. */
interface Field {
  readonly name: string
  /** The word of the typeset page that says what it is. */
  readonly word: string
  readonly required: boolean
  /** The types that have it; all where it is left out. */
  readonly types?: readonly TradeType[]
}

const bills: readonly TradeType[] = ['invoice', 'creditnote']

const orders: readonly TradeType[] = ['order', 'orderchange', 'orderresponse']

const fields: readonly Field[] = [
  { name: 'ID', word: 'paper.line', required: true },
  { name: 'IssueDate', word: 'paper.issued', required: true },
  { name: 'SellerSupplierParty', word: 'paper.from', required: true },
  { name: 'BuyerCustomerParty', word: 'paper.to', required: true },
  { name: 'DocumentCurrencyCode', word: 'paper.amount', required: true },
  { name: 'DueDate', word: 'paper.due', required: false, types: bills },
  { name: 'BuyerReference', word: 'paper.buyerReference', required: false, types: [...bills, ...orders] },
  { name: 'OrderReference', word: 'paper.ref.OrderReference', required: false, types: [...bills, 'despatchadvice'] },
  { name: 'ContractDocumentReference', word: 'paper.ref.Contract', required: false },
  { name: 'AccountingCost', word: 'paper.accountingCost', required: false, types: [...bills, ...orders] },
  { name: 'Delivery', word: 'paper.delivery', required: false },
  { name: 'PayeeFinancialAccount', word: 'paper.payee', required: false, types: bills },
  { name: 'Item', word: 'paper.item', required: true },
]

export const fieldsOf = (type: TradeType): readonly Field[] =>
  fields.filter(({ types }) => types === undefined || types.includes(type))
