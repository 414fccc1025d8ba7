import { type FormType, type PartyForm, schemeCode, type TradeForm } from '@kontor/ubl'
import type { DemoCompany } from './companies.ts'
import { daysBetween } from './days.ts'
import { companyOf } from './plan/documents.ts'
import type { PlannedDocument } from './plan/index.ts'

const formTypes: Readonly<Record<PlannedDocument['type'], FormType>> = {
  invoice: 'Invoice',
  creditnote: 'CreditNote',
  order: 'Order',
  orderchange: 'OrderChange',
  orderresponse: 'OrderResponse',
  quote: 'Quotation',
  requestforquotation: 'RequestForQuotation',
  despatchadvice: 'DespatchAdvice',
  receiptadvice: 'ReceiptAdvice',
  remittanceadvice: 'RemittanceAdvice',
  reminder: 'Reminder',
}

/** Documents that the buyer writes: the roles of the two parties turn round. */
const byBuyer: ReadonlySet<PlannedDocument['type']> = new Set([
  'order',
  'orderchange',
  'requestforquotation',
  'receiptadvice',
  'remittanceadvice',
])

/** A planned document as an editor would hold it. */
export function formOf(document: PlannedDocument): TradeForm {
  const buyerWrites = byBuyer.has(document.type)
  const [seller, buyer] = buyerWrites ? [document.to, document.from] : [document.from, document.to]
  const { percent, category, reason } = document.tax
  const billing = document.type === 'invoice' || document.type === 'creditnote'
  return {
    type: formTypes[document.type],
    id: document.number,
    issueDate: document.issueDate,
    dueDate: document.dueDate,
    currency: document.currency,
    taxCurrency: document.taxCurrency,
    note: document.note,
    buyerReference: document.buyerReference,
    accountingCost: document.buyerReference,
    orderReference: document.order,
    ...(document.request !== undefined && { quoteReference: document.request }),
    precedingInvoice:
      document.preceding === undefined
        ? undefined
        : { id: document.preceding.number, issueDate: document.preceding.issueDate },
    deliveryDate: billing ? document.issueDate : undefined,
    seller: partyOf(companyOf(seller)),
    buyer: partyOf(companyOf(document.billedTo ?? buyer)),
    paymentMeans: billing
      ? { code: '30', iban: companyOf(seller).iban, accountName: companyOf(seller).name, reference: document.number }
      : undefined,
    paymentTerms:
      document.dueDate === undefined || document.type !== 'invoice'
        ? undefined
        : `${daysBetween(document.issueDate, document.dueDate)} days net`,
    lines: document.lines.map((line, index) => ({
      id: String(index + 1),
      name: line.name,
      sellersItemId: line.code,
      quantity: line.quantity,
      unit: line.unit,
      price: line.price,
      ...(line.category !== undefined && { classification: { code: line.category, scheme: schemeCode('CPV') } }),
      tax: { category, percent, exemptionReason: reason },
      ...(document.type === 'remittanceadvice' ? { document: { id: document.number.replace('RA', 'INV') } } : {}),
    })),
    ...(document.type === 'orderresponse' ? { typeCode: document.confirms ?? 'AP' } : {}),
  }
}

/** A company as it names itself in a document. */
export function partyOf(company: DemoCompany): PartyForm {
  return {
    name: company.name,
    endpointId: company.gln,
    endpointScheme: '0088',
    vatId: company.vat.value,
    legalId: company.gln,
    legalScheme: '0088',
    address: {
      street: company.street,
      city: company.city,
      zip: company.zip,
      subdivision: company.county,
      country: company.country,
    },
    contact: {
      name: `${company.people[0]!.first} ${company.people[0]!.last}`,
      email: `office@${company.key}.example`,
      phone: undefined,
    },
  }
}
