import { DocumentMetadata, DocumentProcess, DocumentRow, Finding, HistoryEvent } from '../../entities/index.ts'
import {
  always,
  asOf,
  call,
  contentAs,
  date,
  documentMediaTypes,
  id,
  list,
  maybe,
  oneOf,
  record,
  text,
  yes,
} from '../../words/index.ts'

const needs = { documentId: 'documentId is required' }

/** One document: what it is, what is known of it, what happened to it. */
export const reading = {
  readDocument: call('GET documents/{documentId}', {
    id: 'DOC-02',
    says: 'The document itself as UBL in XML or in JSON (the exact bytes where it came as that), or typeset: a page as text/html, or a PDF/A as application/pdf (the PDF that came where it came as one).',
    may: 'document.read',
    needs,
    query: {
      locale: maybe(text({ max: 35, says: 'The language of a rendering; that of the request by default.' })),
      // The exact bytes that came, in whatever representation they came.
      received: yes(false),
      // Of a draft that is read as UBL: with the files that are attached to it in it, as they would leave.
      includeDraftAttachments: yes(false),
      position: asOf(),
    },
    returns: contentAs([...documentMediaTypes, 'text/html', 'application/pdf']),
    fails: ['ResourceNotFound', 'NotAcceptable', 'Gone', 'TooLarge'],
  }),
  readMetadata: call('GET documents/{documentId}/metadata', {
    id: 'DOC-05',
    says: 'All that is known about a document: states, parties, dispatch, relations, and what the caller may do with it; or what was known of it as of a position of the log.',
    may: 'document.read',
    needs,
    query: { position: asOf() },
    returns: DocumentMetadata,
    xml: {
      root: 'DocumentMetadata',
      items: { Tags: 'Tag' },
      attributes: ['mimeType', 'documentProfileId', 'type'],
    },
    fails: ['ResourceNotFound'],
  }),
  readFused: call('GET documents/v2/documents/{id}', {
    id: 'DV2-03',
    says: 'A document with all that was added to it since, as one.',
    may: 'document.read',
    needs: { id: 'id is required' },
    path: { id: id('document') },
    query: { fused: always(true) },
    returns: DocumentMetadata,
    fails: ['ResourceNotFound'],
  }),
  readHistory: call('GET documents/{documentId}/history', {
    id: 'DOC-18',
    says: 'What happened to the document, oldest first: who did what, when, and why.',
    may: 'document.read',
    needs,
    returns: record({ Events: list(HistoryEvent) }),
    fails: ['ResourceNotFound'],
  }),
  listEvents: call('GET documents/{documentId}/events', {
    id: 'DOC-20',
    says: 'What programs are told of a document.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs,
    returns: record({ Events: list(HistoryEvent) }),
  }),
  readProcess: call('GET documents/{documentId}/process', {
    id: 'DOC-17',
    says: 'Where a document stands: the step of its workflow, or its state, and what can be answered.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs,
    returns: DocumentProcess,
  }),
  readWorkflow: call('GET documents/{documentId}/workflow', {
    id: 'U-021',
    says: 'The same by another name.',
    may: 'document.read',
    needs,
    returns: DocumentProcess,
    fails: ['ResourceNotFound'],
  }),
  findByBusinessId: call('GET documents/bybusinessid', {
    id: 'U-019',
    says: 'The document that has a number and a day.',
    may: 'document.read',
    needs: { businessId: 'businessId is required', issueDate: 'issueDate is required' },
    query: { businessId: text({ min: 1, max: 100 }), issueDate: date() },
    returns: DocumentRow,
    fails: ['ResourceNotFound'],
  }),
  checkDocument: call('GET documents/{documentId}/findings', {
    id: 'K-DOC-04',
    says: 'What the schema and the profile find in the document as it stands.',
    may: 'document.read',
    needs,
    returns: record({
      Profile: text({ max: 40 }),
      RuleSetVersion: text({ max: 40 }),
      Findings: list(Finding, { max: 1000 }),
    }),
    fails: ['ResourceNotFound'],
  }),
  readLockedState: call('GET documents/{documentId}/lockedstate', {
    id: 'U-031',
    says: 'Whether and how a document is locked.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs,
    returns: record({ State: oneOf(['OPEN', 'SALE', 'PURCHASE']) }),
  }),
}
