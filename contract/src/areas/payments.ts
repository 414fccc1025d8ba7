import {
  PaymentFile,
  PaymentFileInput,
  PaymentPartInput,
  PaymentParts,
  PaymentProposal,
  RemittanceLine,
  StatementResult,
} from '../entities/index.ts'
import {
  bytesAs,
  call,
  contentAs,
  date,
  id,
  list,
  maybe,
  nothing,
  pageOf,
  paging,
  record,
  uuid,
} from '../words/index.ts'

const may = 'payment.write'
const needs = { id: 'id is required' }
const path = { id: id('paymentFile') }
const fails = ['ResourceNotFound'] as const

/** Issue 19: accepted invoices become a file for the bank (ISO 20022 pain.001.001.09). */
export const payments = {
  proposePayment: call('POST payments/proposal', {
    id: 'K-PAY-01',
    says: 'What of some documents can be paid now, to which account and how much; and of each other one, why not.',
    may,
    needs: { DocumentIds: 'DocumentIds is required' },
    body: record({
      DocumentIds: list(id('document'), { min: 1, max: 1000 }),
      /** The day for which discounts are taken; today where it is left out. */
      ExecutionDate: maybe(date()),
    }),
    returns: PaymentProposal,
    fails,
  }),

  savePaymentFile: call('PUT payments/{id}', {
    id: 'K-PAY-02',
    says: 'Makes a payment file of accepted invoices under an id that the caller chose, less the credit notes of the same partner. All of them are in it, or none; none is in two files.',
    may,
    needs: { ...needs, body: 'PaymentFile is required' },
    path: { id: uuid() },
    body: PaymentFileInput,
    returns: PaymentFile,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readPaymentFile: call('GET payments/{id}', {
    id: 'K-PAY-03',
    says: 'What a payment file pays, from which account and when.',
    may: 'document.read',
    needs,
    path,
    returns: PaymentFile,
    fails,
  }),

  downloadPaymentFile: call('GET payments/{id}/file', {
    id: 'K-PAY-04',
    says: 'The file for the bank, the same bytes each time; none where everything is set off. It is for who may read all that it pays.',
    may,
    needs,
    path,
    returns: contentAs(['application/xml']),
    fails: ['ResourceNotFound', 'Forbidden'],
  }),

  importStatement: call('POST payments/statements', {
    id: 'K-PAY-06',
    says: 'Reads what a bank tells of an account (camt.053, camt.054 or camt.052). Invoices whose payment it has executed are marked as paid, or partly paid; what came back can be paid anew. Sent again, it changes nothing.',
    may: 'statement.import',
    needs: { body: 'A bank statement is required' },
    body: bytesAs(['application/xml', 'text/xml']),
    returns: StatementResult,
    fails: ['DocumentRefused'],
  }),

  withdrawPaymentFile: call('DELETE payments/{id}', {
    id: 'K-PAY-05',
    says: 'Takes a file back that the bank never got: its invoices can be paid anew. Those that are paid stay so.',
    may,
    needs,
    path,
    returns: nothing(),
    fails,
  }),

  bookPayment: call('PUT documents/{documentId}/payments/{paymentId}', {
    id: 'K-PAY-07',
    says: 'Notes what was paid of an invoice, or came in for it, under an id that the caller chose. The invoice is partly paid until nothing is left open, and the other party is told.',
    may: 'document.answer',
    needs: { documentId: 'documentId is required', paymentId: 'paymentId is required', body: 'A payment is required' },
    path: { paymentId: uuid() },
    body: PaymentPartInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  takeBackPayment: call('DELETE documents/{documentId}/payments/{paymentId}', {
    id: 'K-PAY-09',
    says: 'Takes back what a seller noted as come in by mistake. What a bank statement tells, what closed the invoice, and what its supplier was told stays.',
    may: 'document.answer',
    needs: { documentId: 'documentId is required', paymentId: 'paymentId is required' },
    path: { paymentId: uuid() },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readPayments: call('GET documents/{documentId}/payments', {
    id: 'K-PAY-08',
    says: 'What of an invoice was paid, or came in for it, in the order of the days.',
    may: 'document.read',
    needs: { documentId: 'documentId is required' },
    returns: PaymentParts,
    fails,
  }),

  listRemittances: call('GET remittances', {
    id: 'K-PAY-10',
    says: 'What was paid and what came in, the latest first: a line for each bill, those of one payment with the same key.',
    may: 'document.read',
    query: paging(100, 500),
    returns: pageOf('Items', RemittanceLine),
  }),

  exportRemittances: call('GET remittances/csv', {
    id: 'K-PAY-11',
    says: 'The same as CSV, from one day to another.',
    may: 'document.read',
    query: { from: maybe(date()), until: maybe(date()) },
    returns: contentAs(['text/csv']),
  }),
}
