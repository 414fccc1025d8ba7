import type { FormType } from './form.ts'

/** The parts that each document type has, in the order of UBL 2.1. */
export const layouts = {
  Invoice: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'dueDate', 'invoiceType', 'note'],
    ...[
      'currency',
      'taxCurrency',
      'accountingCost',
      'buyerReference',
      'invoicePeriod',
      'orderReference',
      'precedingInvoice',
    ],
    ...['despatchReference', 'contractReference', 'accountingSupplier', 'accountingCustomer', 'delivery'],
    ...['paymentMeans', 'paymentTerms', 'allowances', 'taxTotal', 'legalTotal', 'lines'],
  ],
  CreditNote: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'creditNoteType', 'note', 'currency'],
    ...['taxCurrency', 'accountingCost', 'buyerReference', 'invoicePeriod', 'orderReference', 'precedingInvoice'],
    ...['despatchReference', 'contractReference', 'accountingSupplier', 'accountingCustomer', 'delivery'],
    ...['paymentMeans', 'paymentTerms', 'allowances', 'taxTotal', 'legalTotal', 'lines'],
  ],
  Order: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'orderType', 'note', 'currency'],
    ...['customerReference', 'accountingCost', 'validityPeriod', 'quotationReference', 'blanketReference', 'contract'],
    ...[
      'buyerCustomer',
      'sellerSupplier',
      'requestedDelivery',
      'paymentMeans',
      'paymentTerms',
      'allowances',
      'taxTotal',
    ],
    ...['anticipatedTotal', 'lines'],
  ],
  OrderChange: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'sequence', 'note', 'currency'],
    ...['customerReference', 'accountingCost', 'validityPeriod', 'orderReference', 'quotationReference', 'contract'],
    ...['buyerCustomer', 'sellerSupplier', 'requestedDelivery', 'paymentMeans', 'paymentTerms', 'allowances'],
    ...['taxTotal', 'anticipatedTotal', 'lines'],
  ],
  OrderResponse: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'responseCode', 'note', 'currency'],
    ...['customerReference', 'accountingCost', 'validityPeriod', 'orderReference', 'contract', 'sellerSupplier'],
    ...['buyerCustomer', 'requestedDelivery', 'paymentMeans', 'paymentTerms', 'allowances', 'taxTotal'],
    ...['legalTotal', 'lines'],
  ],
  Quotation: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'note', 'pricingCurrency'],
    ...['validityPeriod', 'requestReference', 'contract', 'sellerSupplier', 'buyerCustomer', 'requestedDelivery'],
    ...['paymentMeans', 'allowances', 'taxTotal', 'quotedTotal', 'lines'],
  ],
  RequestForQuotation: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'submissionDueDate', 'note'],
    ...['pricingCurrency', 'requestedValidityPeriod', 'sellerSupplier', 'buyerCustomer', 'requestedDelivery'],
    ...['contract', 'lines'],
  ],
  DespatchAdvice: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'note', 'orderReference'],
    ...['despatchSupplier', 'deliveryCustomer', 'shipment', 'lines'],
  ],
  ReceiptAdvice: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'note', 'orderReference'],
    ...['despatchReference', 'deliveryCustomer', 'despatchSupplier', 'shipment', 'lines'],
  ],
  RemittanceAdvice: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'note', 'currency'],
    ...['debitTotal', 'creditTotal', 'paidTotal', 'invoicePeriod', 'precedingInvoice', 'accountingCustomer'],
    ...['accountingSupplier', 'paymentMeans', 'lines'],
  ],
  Reminder: [
    ...['customization', 'profile', 'id', 'uuid', 'issueDate', 'issueTime', 'reminderSequence', 'note', 'currency'],
    ...['accountingSupplier', 'accountingCustomer', 'paymentMeans', 'paymentTerms', 'allowances', 'legalTotal'],
    'lines',
  ],
} as const satisfies Record<FormType, readonly string[]>

export type Slot = (typeof layouts)[FormType][number]
