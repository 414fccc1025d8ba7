import type { Classification } from '../document/classifications.ts'
import type { Address, Identifier, PartyForm } from '../document/party.ts'

/** The document types that one form edits: their words are the same, only their UBL differs. */
export const formTypes = [
  'Invoice',
  'CreditNote',
  'Order',
  'OrderChange',
  'OrderResponse',
  'Quotation',
  'RequestForQuotation',
  'DespatchAdvice',
  'ReceiptAdvice',
  'RemittanceAdvice',
  'Reminder',
] as const

export type FormType = (typeof formTypes)[number]

export const isFormType = (type: string): type is FormType => (formTypes as readonly string[]).includes(type)

/** VAT category (UNCL5305: S, Z, E, AE, K, G, O, L, M) with its rate in percent; why there is no VAT, where there is none. */
export type TaxForm = {
  category: string
  percent: string
  exemptionReason?: string | undefined
  /** VATEX code */
  exemptionCode?: string | undefined
}

/** The currency that VAT is accounted in (BT-6), and what one unit of the document's currency is worth in it. */
export type TaxCurrencyForm = { code: string; rate: string }

/** An allowance (a deduction) or a charge. An empty amount with a percent is computed from the base. */
export type LineAllowanceForm = {
  charge: boolean
  amount: string
  percent?: string | undefined
  base?: string | undefined
  reason?: string | undefined
  /** UNCL5189 for allowances, UNCL7161 for charges */
  reasonCode?: string | undefined
}

export type AllowanceForm = LineAllowanceForm & { tax: TaxForm }

export type Period = { start?: string | undefined; end?: string | undefined }

/** Another document by its number; `uuid` where both sides know it by one. */
export type DocumentLink = { id: string; uuid?: string | undefined; issueDate?: string | undefined }

export type RejectedForm = {
  quantity: string
  reason?: string | undefined
  /** OPStatusReason, e.g. QUA item quality insufficient, ITM items incorrect */
  reasonCode?: string | undefined
  /** what the supplier is asked to do, OPStatusAction: CNP credit partially */
  action?: string | undefined
}

/** A line. Decimals are strings; what a type has no place for (a price on a despatch advice) stays empty. */
export type LineForm = {
  id: string
  name: string
  description?: string | undefined
  note?: string | undefined
  sellersItemId?: string | undefined
  buyersItemId?: string | undefined
  /** a GTIN has scheme 0160 */
  standardItemId?: Identifier | undefined
  /** what kind of thing it is (BT-158); without a scheme of UNCL7143 it is read, and not written */
  classification?: Classification | undefined
  quantity: string
  /** UN/ECE recommendation 20, e.g. C62 piece, HUR hour, KGM kilogram */
  unit: string
  /** net price of `baseQuantity` units (1 unless given), any number of decimals */
  price: string
  baseQuantity?: string | undefined
  tax: TaxForm
  allowances?: LineAllowanceForm[] | undefined
  period?: Period | undefined
  /** call-off order: the line of the blanket order */
  orderLineId?: string | undefined
  /** quote: the line of the request that it offers */
  requestLineId?: string | undefined
  /** the order of that line, where the document is made of several */
  orderReference?: string | undefined
  accountingCost?: string | undefined
  /** order response and order change: UNCL1229 action */
  statusCode?: string | undefined
  /** receipt advice: how much of it did not come */
  short?: string | undefined
  /** receipt advice: how much of it was turned away, or of what came before is sent back where nothing came, and why */
  rejected?: RejectedForm | undefined
  /**
   * remittance advice, reminder: the invoice that is paid or owed, or the credit note, of which the price is below zero;
   * allowances are what of it was not paid: a cash discount, a difference
   */
  document?: DocumentLink | undefined
}

export type PaymentMeansForm = {
  /** UNCL4461: 30 credit transfer, 58 SEPA credit transfer, 48 card, 59 SEPA direct debit … */
  code: string
  iban?: string | undefined
  bic?: string | undefined
  accountName?: string | undefined
  /** what the payer writes (BT-83) */
  reference?: string | undefined
}

/** A document as an editor holds it. Decimals are strings, dates 'YYYY-MM-DD'. */
export type TradeForm = {
  type: FormType
  id: string
  issueDate: string
  /** hh:mm:ss; a request for quotation must have one and gets midnight */
  issueTime?: string | undefined
  uuid?: string | undefined
  /** invoice, credit note, reminder: when it must be paid; remittance advice: when it was; request for quotation: when the answer is due */
  dueDate?: string | undefined
  /** UNCL1001; 380 and 381 unless given; order: 221 blanket, 226 call-off; order response: AP, CA, RE and the like */
  typeCode?: string | undefined
  customizationId?: string | undefined
  profileId?: string | undefined
  currency: string
  /** invoice, credit note: where it is not the document's currency */
  taxCurrency?: TaxCurrencyForm | undefined
  note?: string | undefined
  buyerReference?: string | undefined
  accountingCost?: string | undefined
  /** call-off order: the blanket order */
  orderReference?: string | undefined
  contractReference?: string | undefined
  despatchReference?: string | undefined
  /** order: the quote it follows; quote: the request that it answers */
  quoteReference?: string | undefined
  precedingInvoice?: DocumentLink | undefined
  /** invoiced period; of a quote and an order: how long it stands */
  period?: Period | undefined
  deliveryDate?: string | undefined
  deliveryAddress?: Address | undefined
  /** despatch advice: who brings it, and the number by which they say where it is */
  carrier?: string | undefined
  trackingId?: string | undefined
  seller: PartyForm
  buyer: PartyForm
  paymentMeans?: PaymentMeansForm | undefined
  paymentTerms?: string | undefined
  lines: LineForm[]
  allowances?: AllowanceForm[] | undefined
  prepaid?: string | undefined
  rounding?: string | undefined
  /** order change, reminder: its number in the row of them, 1 unless given */
  sequence?: string | undefined
}
