import { AdvisableDocument, NamedDocuments, NamingInput } from '../entities/index.ts'
import { adviceTypes } from '../enumerations/index.ts'
import { call, id, list, nothing, oneOf, record, uuid } from '../words/index.ts'

/** Issue 19: documents whose lines name bills: what was paid of them. */
export const advices = {
  listAdvisable: call('GET advices/{type}/documents', {
    id: 'K-ADV-01',
    says: 'The invoices and credit notes of a partner that an advice can name, the latest due first, with what was paid of each and which advice names it already; and of each other one that is open, why not.',
    may: 'document.read',
    needs: { type: 'type is required' },
    path: { type: oneOf(adviceTypes) },
    query: { connection: id('connection') },
    returns: record({ Documents: list(AdvisableDocument) }),
    fails: ['ResourceNotFound'],
  }),

  makeAdvice: call('PUT advices/{type}/{documentId}', {
    id: 'K-ADV-03',
    says: 'Makes a draft of an advice that names bills of one partner, under an id that the caller chose: each with what was paid of it, or is to be.',
    may: 'document.write',
    needs: { type: 'type is required', documentId: 'documentId is required', body: 'DocumentIds is required' },
    path: { type: oneOf(adviceTypes), documentId: uuid() },
    body: NamingInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readNamed: call('GET documents/{documentId}/advices', {
    id: 'K-ADV-02',
    says: 'Which bills the lines of an advice or a payment reminder name, and which of those name a document, the latest first; of a draft also why a bill should not be named any longer.',
    may: 'document.read',
    needs: { documentId: 'documentId is required' },
    returns: NamedDocuments,
    fails: ['ResourceNotFound'],
  }),
}
