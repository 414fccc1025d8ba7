import { decimalOf, zero } from '../decimal.ts'
import { isDiscountLine } from '../document/discounts.ts'
import { addressElement, partyElement } from '../document/party-elements.ts'
import { branch, document, leaf } from '../xml/build.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { debitsAndCredits } from './debits-and-credits.ts'
import type { FormType, TradeForm } from './form.ts'
import { layouts, type Slot } from './layouts.ts'
import {
  accountLine,
  despatchLine,
  documentAllowance,
  invoiceLine,
  type LineWriter,
  lineItem,
  linkElement,
  moneyElement,
  periodElement,
  receiptLine,
} from './line-elements.ts'
import { accountedTaxTotal, taxTotal } from './tax-elements.ts'
import { type Totals, totalsOf } from './totals.ts'

/** A form as a UBL document: schema-valid and fit for EN 16931 where the form is complete. */
export function compose(form: TradeForm): Tree {
  const totals = totalsOf(form)
  return document(
    form.type,
    layouts[form.type].map((slot) => writers[slot](form, totals)),
  )
}

type Part = XmlElement | undefined | readonly Part[]

/** What an invoice says it follows, unless the form says otherwise (BT-24). */
const customization: Partial<Record<FormType, string>> = {
  Invoice: 'urn:cen.eu:en16931:2017',
  CreditNote: 'urn:cen.eu:en16931:2017',
}

const lineWriters: Record<FormType, LineWriter> = {
  Invoice: invoiceLine,
  CreditNote: invoiceLine,
  Order: lineItem('cac:OrderLine'),
  OrderChange: lineItem('cac:OrderLine'),
  OrderResponse: lineItem('cac:OrderLine'),
  Quotation: lineItem('cac:QuotationLine'),
  RequestForQuotation: lineItem('cac:RequestForQuotationLine'),
  DespatchAdvice: despatchLine,
  ReceiptAdvice: receiptLine,
  RemittanceAdvice: accountLine,
  Reminder: accountLine,
}

const writers: Record<Slot, (form: TradeForm, totals: Totals) => Part> = {
  customization: (form) => leaf('cbc:CustomizationID', form.customizationId ?? customization[form.type]),
  profile: (form) => leaf('cbc:ProfileID', form.profileId),
  id: (form) => leaf('cbc:ID', form.id),
  uuid: (form) => leaf('cbc:UUID', form.uuid),
  issueDate: (form) => leaf('cbc:IssueDate', form.issueDate),
  issueTime: (form) =>
    leaf('cbc:IssueTime', form.issueTime ?? (form.type === 'RequestForQuotation' ? '00:00:00' : undefined)),
  dueDate: (form) => leaf('cbc:DueDate', form.dueDate),
  submissionDueDate: (form) => leaf('cbc:SubmissionDueDate', form.dueDate),
  invoiceType: (form) => leaf('cbc:InvoiceTypeCode', form.typeCode ?? '380'),
  creditNoteType: (form) => leaf('cbc:CreditNoteTypeCode', form.typeCode ?? '381'),
  orderType: (form) => leaf('cbc:OrderTypeCode', form.typeCode),
  responseCode: (form) => leaf('cbc:OrderResponseCode', form.typeCode),
  reminderSequence: (form) => leaf('cbc:ReminderSequenceNumeric', form.sequence ?? '1'),
  sequence: (form) => leaf('cbc:SequenceNumberID', form.sequence ?? '1'),
  note: (form) => leaf('cbc:Note', form.note),
  currency: (form) => leaf('cbc:DocumentCurrencyCode', form.currency),
  taxCurrency: (form) => leaf('cbc:TaxCurrencyCode', form.taxCurrency?.code),
  pricingCurrency: (form) => leaf('cbc:PricingCurrencyCode', form.currency),
  accountingCost: (form) => leaf('cbc:AccountingCost', form.accountingCost),
  buyerReference: (form) => leaf('cbc:BuyerReference', form.buyerReference),
  customerReference: (form) => leaf('cbc:CustomerReference', form.buyerReference),
  invoicePeriod: (form) => periodElement('cac:InvoicePeriod', form.period),
  validityPeriod: (form) => periodElement('cac:ValidityPeriod', form.period),
  requestedValidityPeriod: (form) => periodElement('cac:RequestedValidityPeriod', form.period),
  orderReference: (form) => branch('cac:OrderReference', leaf('cbc:ID', form.orderReference)),
  quotationReference: (form) => branch('cac:QuotationDocumentReference', leaf('cbc:ID', form.quoteReference)),
  blanketReference: (form) => branch('cac:OrderDocumentReference', leaf('cbc:ID', form.orderReference)),
  requestReference: (form) => branch('cac:RequestForQuotationDocumentReference', leaf('cbc:ID', form.quoteReference)),
  precedingInvoice: (form) =>
    branch('cac:BillingReference', branch('cac:InvoiceDocumentReference', linkElement(form.precedingInvoice))),
  despatchReference: (form) => branch('cac:DespatchDocumentReference', leaf('cbc:ID', form.despatchReference)),
  contractReference: (form) => branch('cac:ContractDocumentReference', leaf('cbc:ID', form.contractReference)),
  contract: (form) => branch('cac:Contract', leaf('cbc:ID', form.contractReference)),
  accountingSupplier: (form) => branch('cac:AccountingSupplierParty', partyElement('cac:Party', form.seller)),
  accountingCustomer: (form) => branch('cac:AccountingCustomerParty', partyElement('cac:Party', form.buyer)),
  sellerSupplier: (form) => branch('cac:SellerSupplierParty', partyElement('cac:Party', form.seller)),
  buyerCustomer: (form) => branch('cac:BuyerCustomerParty', partyElement('cac:Party', form.buyer)),
  despatchSupplier: (form) => branch('cac:DespatchSupplierParty', partyElement('cac:Party', form.seller)),
  deliveryCustomer: (form) => branch('cac:DeliveryCustomerParty', partyElement('cac:Party', form.buyer)),
  delivery: (form) =>
    branch(
      'cac:Delivery',
      leaf('cbc:ActualDeliveryDate', form.deliveryDate),
      branch('cac:DeliveryLocation', addressElement('cac:Address', form.deliveryAddress)),
    ),
  requestedDelivery: (form) =>
    branch(
      'cac:Delivery',
      branch('cac:DeliveryLocation', addressElement('cac:Address', form.deliveryAddress)),
      branch('cac:RequestedDeliveryPeriod', leaf('cbc:EndDate', form.deliveryDate)),
    ),
  shipment: (form) =>
    form.deliveryDate || form.deliveryAddress || form.carrier || form.trackingId
      ? branch(
          'cac:Shipment',
          leaf('cbc:ID', '1'),
          form.carrier
            ? branch(
                'cac:Consignment',
                leaf('cbc:ID', '1'),
                branch('cac:CarrierParty', branch('cac:PartyName', leaf('cbc:Name', form.carrier))),
              )
            : undefined,
          branch(
            'cac:Delivery',
            leaf('cbc:ActualDeliveryDate', form.deliveryDate),
            leaf('cbc:TrackingID', form.trackingId),
            branch('cac:DeliveryLocation', addressElement('cac:Address', form.deliveryAddress)),
          ),
        )
      : undefined,
  paymentMeans,
  paymentTerms: (form) =>
    branch(
      'cac:PaymentTerms',
      termsNote(form.paymentTerms),
      // UBL gives a reminder no due date of its own.
      form.type === 'Reminder' ? leaf('cbc:PaymentDueDate', form.dueDate) : undefined,
    ),
  allowances: (form, totals) =>
    (form.allowances ?? []).map((row) =>
      documentAllowance(row, decimalOf(totals.lineExtension) ?? zero, form.currency),
    ),
  taxTotal: (form, totals) => [taxTotal(totals, form.currency), accountedTaxTotal(totals, form.taxCurrency?.code)],
  legalTotal: (form, totals) => monetaryTotal('cac:LegalMonetaryTotal', form, totals),
  anticipatedTotal: (form, totals) => monetaryTotal('cac:AnticipatedMonetaryTotal', form, totals),
  quotedTotal: (form, totals) => monetaryTotal('cac:QuotedMonetaryTotal', form, totals),
  debitTotal: (form, totals) =>
    leaf('cbc:TotalDebitAmount', debitsAndCredits(totals, form.currency).debit, { currencyID: form.currency }),
  creditTotal: (form, totals) =>
    leaf('cbc:TotalCreditAmount', debitsAndCredits(totals, form.currency).credit, { currencyID: form.currency }),
  paidTotal: (form, totals) => leaf('cbc:TotalPaymentAmount', totals.lineExtension, { currencyID: form.currency }),
  lines: (form, totals) => form.lines.map((line, i) => lineWriters[form.type](line, totals.lines[i] ?? '0', form)),
}

/** The last discount ends its line, too (DE-R-018). */
function termsNote(terms: string | undefined): Part {
  const note = leaf('cbc:Note', terms)
  if (note === undefined || !isDiscountLine(terms?.trim().split('\n').at(-1) ?? '')) return note
  return { ...note, children: [...note.children, '\n'] }
}

function paymentMeans(form: TradeForm): Part {
  const means = form.paymentMeans
  // Only an invoice has a due date of its own in UBL 2.1; elsewhere BT-9 stands in the payment means.
  const due = form.type === 'CreditNote' || form.type === 'RemittanceAdvice' ? form.dueDate : undefined
  if (!means && !due) return undefined
  return branch(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', means?.code || '1'),
    leaf('cbc:PaymentDueDate', due),
    leaf('cbc:PaymentID', means?.reference),
    branch(
      'cac:PayeeFinancialAccount',
      leaf('cbc:ID', means?.iban?.replace(/\s/g, '')),
      leaf('cbc:Name', means?.accountName),
      branch('cac:FinancialInstitutionBranch', leaf('cbc:ID', means?.bic)),
    ),
  )
}

function monetaryTotal(name: `cac:${string}`, form: TradeForm, totals: Totals): Part {
  const currency = { currencyID: form.currency }
  // What is owed of bills has its VAT in it.
  const taxed = form.type !== 'Reminder'
  const has = (charge: boolean): boolean => (form.allowances ?? []).some((row) => row.charge === charge)
  return branch(
    name,
    leaf('cbc:LineExtensionAmount', totals.lineExtension, currency),
    taxed && leaf('cbc:TaxExclusiveAmount', totals.taxExclusive, currency),
    taxed && leaf('cbc:TaxInclusiveAmount', totals.taxInclusive, currency),
    has(false) && leaf('cbc:AllowanceTotalAmount', totals.allowanceTotal, currency),
    has(true) && leaf('cbc:ChargeTotalAmount', totals.chargeTotal, currency),
    leaf('cbc:PrepaidAmount', form.prepaid && moneyElement(form.prepaid, form.currency), currency),
    leaf('cbc:PayableRoundingAmount', form.rounding && moneyElement(form.rounding, form.currency), currency),
    leaf('cbc:PayableAmount', totals.payable, currency),
  )
}
