import { DocumentTemplate, Quote, RfqInformation } from '../entities/index.ts'
import { quoteStates } from '../enumerations/index.ts'
import { call, id, list, nothing, oneOf, record } from '../words/index.ts'

const needs = { id: 'id is required' }
const path = { id: id('document') }

/** Quotes and what asks for them. U-013, U-024, U-025, U-082; F-186, F-221. */
export const quotes = {
  readQuoteTemplate: call('GET documents/quotes/template', {
    id: 'U-013',
    says: 'What a new quote begins with.',
    may: 'document.write',
    returns: DocumentTemplate,
  }),
  setQuoteState: call('PUT documents/quotes/{documentId}/state/{state}', {
    id: 'U-024',
    says: 'Moves a quote on: its seller sends it (SENT) or withdraws it (REJECTED), its buyer accepts it (ACCEPTED) or declines it (REJECTED). Nothing becomes a draft again, and EXPIRED comes by itself; asked for where it stands, it stays.',
    may: 'document.write',
    needs: { documentId: 'documentId is required', state: 'state is required' },
    path: { state: oneOf(quoteStates) },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  listQuotesOfRequest: call('GET documents/requestforquotes/{documentId}/quotes', {
    id: 'U-025',
    says: 'The quotes that came for a request.',
    may: 'document.read',
    needs: { documentId: 'documentId is required' },
    returns: record({ Quotes: list(Quote) }),
    fails: ['ResourceNotFound'],
  }),
  readRfqInformation: call('GET documents/v2/requestforquotes/{id}/information', {
    id: 'U-082',
    says: 'In what currency and for what kind of lines quotes are asked for.',
    may: 'document.read',
    needs,
    path,
    returns: RfqInformation,
    fails: ['ResourceNotFound'],
  }),
  saveRfqInformation: call('PUT documents/v2/requestforquotes/{id}/information', {
    id: 'U-082',
    says: 'Sets that.',
    may: 'document.write',
    needs,
    path,
    body: RfqInformation,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
