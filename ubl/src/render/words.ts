import type { DocumentType } from '../model/document-types.ts'

const types: Record<`paper.type.${DocumentType}`, string> = {
  'paper.type.ApplicationResponse': 'Answer',
  'paper.type.AttachedDocument': 'Attached document',
  'paper.type.Catalogue': 'Catalogue',
  'paper.type.CreditNote': 'Credit note',
  'paper.type.DebitNote': 'Debit note',
  'paper.type.DespatchAdvice': 'Despatch advice',
  'paper.type.DocumentStatus': 'Document status',
  'paper.type.Enquiry': 'Enquiry',
  'paper.type.EnquiryResponse': 'Answer to an enquiry',
  'paper.type.Invoice': 'Invoice',
  'paper.type.Order': 'Order',
  'paper.type.OrderCancellation': 'Order cancellation',
  'paper.type.OrderChange': 'Order change',
  'paper.type.OrderResponse': 'Order response',
  'paper.type.OrderResponseSimple': 'Order response',
  'paper.type.Quotation': 'Quote',
  'paper.type.ReceiptAdvice': 'Receipt advice',
  'paper.type.Reminder': 'Reminder',
  'paper.type.RemittanceAdvice': 'Remittance advice',
  'paper.type.RequestForQuotation': 'Request for quotation',
  'paper.type.SelfBilledCreditNote': 'Self-billed credit note',
  'paper.type.SelfBilledInvoice': 'Self-billed invoice',
  'paper.type.Statement': 'Statement',
}

const parties = {
  'paper.from': 'From',
  'paper.to': 'To',
  'paper.deliverTo': 'Deliver to',
  'paper.payee': 'Pay to',
  'paper.vatId': 'VAT {id}',
  'paper.legalId': 'Reg. no. {id}',
  'paper.postbox': 'P.O. box {id}',
} as const

const facts = {
  'paper.issued': 'Issued',
  'paper.due': 'Due',
  'paper.dueOn': 'Due {date}',
  'paper.answerBy': 'Answer by',
  'paper.taxPoint': 'Tax point',
  'paper.delivery': 'Delivery',
  'paper.period': 'Period',
  'paper.periodRange': '{start} – {end}',
  'paper.periodFrom': 'from {start}',
  'paper.periodUntil': 'until {end}',
  'paper.buyerReference': 'Your reference',
  'paper.accountingCost': 'Cost centre',
  'paper.sequence': 'Change no.',
  'paper.response': 'Response',
  'paper.reason': 'Reason',
  'paper.answeredDocument': 'Document',
  'paper.ref.OrderReference': 'Order',
  'paper.ref.OrderDocumentReference': 'Order',
  'paper.ref.OrderChangeDocumentReference': 'Order change',
  'paper.ref.InvoiceDocumentReference': 'Invoice',
  'paper.ref.CreditNoteDocumentReference': 'Credit note',
  'paper.ref.QuotationDocumentReference': 'Quote',
  'paper.ref.RequestForQuotationDocumentReference': 'Request for quotation',
  'paper.ref.DespatchDocumentReference': 'Despatch advice',
  'paper.ref.ReceiptDocumentReference': 'Receipt advice',
  'paper.ref.ContractDocumentReference': 'Contract',
  'paper.ref.Contract': 'Contract',
  'paper.ref.ProjectReference': 'Project',
  'paper.ref.OriginatorDocumentReference': 'Tender',
  'paper.ref.StatementDocumentReference': 'Statement',
  'paper.ref.ParentDocumentReference': 'Enquiry',
  'paper.ref.DocumentReference': 'Document',
  'paper.ref.AdditionalDocumentReference': 'Supporting document',
  'paper.ref.other': 'Reference',
} as const

const lines = {
  'paper.line': 'No.',
  'paper.item': 'Item',
  'paper.quantity': 'Quantity',
  'paper.received': 'Received',
  'paper.rejected': 'Rejected',
  'paper.price': 'Price',
  'paper.priceFor': '{price} for {quantity}',
  'paper.vat': 'VAT',
  'paper.net': 'Net',
  'paper.document': 'Document',
  'paper.debit': 'Debit',
  'paper.credit': 'Credit',
  'paper.balance': 'Balance',
  'paper.amount': 'Amount',
  'paper.sellersItem': 'Item no. {id}',
  'paper.buyersItem': 'Your item no. {id}',
  'paper.standardItem': 'GTIN {id}',
  'paper.orderLine': 'Order line {id}',
  'paper.allowance': 'Allowance',
  'paper.charge': 'Charge',
  'paper.property': '{name}: {value}',
} as const

const totals = {
  'paper.sumOfLines': 'Sum of lines',
  'paper.taxExclusive': 'Total without VAT',
  'paper.taxRow': 'VAT {rate} on {taxable}',
  'paper.taxRowOf': '{category} on {taxable}',
  'paper.taxTotal': 'Total VAT',
  'paper.taxIn': 'Total VAT in {currency}',
  'paper.taxInclusive': 'Total with VAT',
  'paper.prepaid': 'Paid already',
  'paper.rounding': 'Rounding',
  'paper.payable': 'Payable, {currency}',
  'paper.total': 'Total, {currency}',
  'paper.tax.Z': 'Zero rated',
  'paper.tax.E': 'Exempt from VAT',
  'paper.tax.AE': 'Reverse charge',
  'paper.tax.K': 'Intra-Community supply',
  'paper.tax.G': 'Export outside the EU',
  'paper.tax.O': 'Not subject to VAT',
  'paper.tax.L': 'IGIC {rate}',
  'paper.tax.M': 'IPSI {rate}',
} as const

const payment = {
  'paper.payment': 'Payment',
  'paper.means': 'Means of payment',
  'paper.means.1': 'Not defined',
  'paper.means.10': 'Cash',
  'paper.means.20': 'Cheque',
  'paper.means.30': 'Credit transfer',
  'paper.means.31': 'Debit transfer',
  'paper.means.42': 'To bank account',
  'paper.means.48': 'Bank card',
  'paper.means.49': 'Direct debit',
  'paper.means.54': 'Credit card',
  'paper.means.57': 'Standing agreement',
  'paper.means.58': 'SEPA credit transfer',
  'paper.means.59': 'SEPA direct debit',
  'paper.means.97': 'Clearing between partners',
  'paper.account': 'Account',
  'paper.accountName': 'Account holder',
  'paper.bank': 'BIC',
  'paper.paymentReference': 'Payment reference',
  'paper.terms': 'Terms',
  'paper.notes': 'Notes',
  'paper.attachments': 'Attachments',
  'paper.page': 'Page {page} of {pages}',
} as const

/** UNCL4343 answers, and the order response codes that mean the same. */
const answers = {
  'paper.answer.AB': 'Received',
  'paper.answer.AP': 'Accepted',
  'paper.answer.CA': 'Accepted with conditions',
  'paper.answer.IP': 'In process',
  'paper.answer.PD': 'Paid',
  'paper.answer.PP': 'Partly paid',
  'paper.answer.RE': 'Rejected',
  'paper.answer.UQ': 'Under query',
} as const

/** The units of UN/ECE recommendation 20 and 21 that trade uses every day; any other is shown by its code. */
const units = {
  'paper.unit.C62': 'pcs',
  'paper.unit.H87': 'pcs',
  'paper.unit.EA': 'pcs',
  'paper.unit.HUR': 'h',
  'paper.unit.MIN': 'min',
  'paper.unit.DAY': 'd',
  'paper.unit.WEE': 'wk',
  'paper.unit.MON': 'mo',
  'paper.unit.ANN': 'yr',
  'paper.unit.KGM': 'kg',
  'paper.unit.GRM': 'g',
  'paper.unit.TNE': 't',
  'paper.unit.MTR': 'm',
  'paper.unit.CMT': 'cm',
  'paper.unit.MMT': 'mm',
  'paper.unit.KMT': 'km',
  'paper.unit.MTK': 'm²',
  'paper.unit.MTQ': 'm³',
  'paper.unit.LTR': 'l',
  'paper.unit.MLT': 'ml',
  'paper.unit.KWH': 'kWh',
  'paper.unit.SET': 'sets',
  'paper.unit.PR': 'pairs',
  'paper.unit.XBX': 'boxes',
  'paper.unit.XCT': 'cartons',
  'paper.unit.XPK': 'packs',
  'paper.unit.XPX': 'pallets',
  'paper.unit.XRO': 'rolls',
  'paper.unit.LS': 'lump sum',
} as const

/** Every message of a rendering with its English text (ICU), for a catalogue of translations to hold. */
export const renderWords: Readonly<Record<string, string>> = {
  ...types,
  ...parties,
  ...facts,
  ...lines,
  ...totals,
  ...payment,
  ...answers,
  ...units,
}

export const renderWordKeys: readonly string[] = Object.keys(renderWords)

/** The texts in the reader's language, by key; what a page is given by its caller. */
export type Words = (key: string, values?: Record<string, string | number>) => string

/** English out of renderWords itself, for a page that no catalogue of translations stands behind. */
export const englishWords: Words = (key, values = {}) =>
  (renderWords[key] ?? key).replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))

/** The word for a code where there is one, else the code itself. */
export const wordFor = (words: Words, key: string, code: string): string => (key in renderWords ? words(key) : code)
