/** The document types that the model knows, by their UBL local names (model.tsv: UBL 2.2, a superset of 2.1). */
export const documentTypes = [
  'ApplicationResponse',
  'AttachedDocument',
  'Catalogue',
  'CreditNote',
  'DebitNote',
  'DespatchAdvice',
  'DocumentStatus',
  'Enquiry',
  'EnquiryResponse',
  'Invoice',
  'Order',
  'OrderCancellation',
  'OrderChange',
  'OrderResponse',
  'OrderResponseSimple',
  'Quotation',
  'ReceiptAdvice',
  'Reminder',
  'RemittanceAdvice',
  'RequestForQuotation',
  'SelfBilledCreditNote',
  'SelfBilledInvoice',
  'Statement',
] as const

export type DocumentType = (typeof documentTypes)[number]

const known: ReadonlySet<string> = new Set(documentTypes)

export const isDocumentType = (name: string): name is DocumentType => known.has(name)
