import { InvoiceMatch } from '../entities/index.ts'
import { call, id } from '../words/index.ts'

/** Issue 22: invoices are held against what was ordered and received. */
export const matching = {
  readMatch: call('GET documents/{documentId}/match', {
    id: 'K-MTC-01',
    says: 'Holds a received invoice against the orders that it bills: which line is which, and what differs in price, unit and quantity.',
    may: 'document.read',
    needs: { documentId: 'documentId is required' },
    path: { documentId: id('document') },
    returns: InvoiceMatch,
    fails: ['ResourceNotFound'],
  }),
}
