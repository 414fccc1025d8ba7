import { DocumentMetadata, HistoryEvent } from '../../entities/index.ts'
import { asOf, call, contentAs, list, maybe, record, text, yes } from '../../words/index.ts'

const documentId = { documentId: 'documentId is required' }

/** One document: what it is, what is known of it, what happened to it. */
export const one = {
  readDocument: call('GET documents/{documentId}', {
    id: 'DOC-02',
    says: 'The document itself as UBL in XML (the exact bytes where it came as that), or typeset: a page as text/html, or a PDF/A as application/pdf (the PDF that came where it came as one).',
    may: 'document.read',
    needs: documentId,
    query: {
      locale: maybe(text({ max: 35, says: 'The language of a rendering; that of the request by default.' })),
      // The exact bytes that came, in whatever representation they came.
      received: yes(false),
      position: asOf(),
    },
    returns: contentAs(['application/xml', 'text/xml', 'text/html', 'application/pdf', 'application/json']),
    fails: ['ResourceNotFound', 'NotAcceptable', 'Gone'],
  }),

  readMetadata: call('GET documents/{documentId}/metadata', {
    id: 'DOC-05',
    says: 'All that is known about a document: states, parties, dispatch, relations, and what the caller may do with it; or what was known of it as of a position of the log.',
    may: 'document.read',
    needs: documentId,
    query: { position: asOf() },
    returns: DocumentMetadata,
    fails: ['ResourceNotFound'],
  }),

  readHistory: call('GET documents/{documentId}/history', {
    id: 'DOC-18',
    says: 'What happened to the document, oldest first: who did what, when, and why.',
    may: 'document.read',
    needs: documentId,
    returns: record({ Events: list(HistoryEvent) }),
    fails: ['ResourceNotFound'],
  }),
}
