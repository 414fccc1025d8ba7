import { NamingInput, RemindableDocument } from '../entities/index.ts'
import { call, id, list, nothing, record, uuid } from '../words/index.ts'

/** Issue 19: documents by which a seller asks for what is overdue. Which bills one names, `advices` says. */
export const paymentReminders = {
  listRemindable: call('GET payment-reminders/documents', {
    id: 'K-REM-01',
    says: 'The company’s own invoices and credit notes to a partner of which a payment reminder can remind, the latest due first, with what is open of each and how often it was reminded of; and of each other one that is open, why not.',
    may: 'document.read',
    query: { connection: id('connection') },
    returns: record({ Documents: list(RemindableDocument) }),
    fails: ['ResourceNotFound'],
  }),

  makePaymentReminder: call('PUT payment-reminders/{documentId}', {
    id: 'K-REM-02',
    says: 'Makes a draft of a payment reminder of invoices to one partner, under an id that the caller chose: each with what is open of it, and the open credit notes that correct them.',
    may: 'document.write',
    needs: { documentId: 'documentId is required', body: 'DocumentIds is required' },
    path: { documentId: uuid() },
    body: NamingInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
