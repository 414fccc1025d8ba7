import { DocumentTemplate, DocumentTotals, Finding } from '../../entities/index.ts'
import { documentTypesOfTrade } from '../../enumerations/index.ts'
import {
  bytesAs,
  call,
  documentMediaTypes,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  record,
  text,
  uuid,
  whole,
  yes,
} from '../../words/index.ts'

const needs = { documentId: 'documentId is required' }

/** Documents that the company writes or uploads, and what is needed to write them. */
export const writing = {
  readTemplate: call('GET documents/template', {
    id: 'U-012',
    says: 'What a new document of a type begins with.',
    may: 'document.write',
    query: { type: oneOf(documentTypesOfTrade, 'invoice'), connectionId: maybe(id('connection')) },
    returns: DocumentTemplate,
  }),
  computeTotals: call('POST documents/totals', {
    id: 'U-014',
    says: 'The totals of a document that nobody saved yet.',
    may: 'document.write',
    body: bytesAs(documentMediaTypes),
    returns: DocumentTotals,
    fails: ['DocumentRefused'],
  }),
  saveDocument: call('PUT documents/{documentId}', {
    id: ['DOC-03', 'ASL-13'],
    says: 'Saves a document under an id that the caller chose: a draft, or one that is ready to send. An assignment is a document too.',
    may: 'document.write',
    needs,
    path: { documentId: uuid() },
    query: {
      documentProfileId: maybe(text({ max: 100 })),
      draft: yes(false),
      schemaValidate: yes(true),
      validateDocumentProfile: yes(true),
      version: maybe(whole({ min: 1 })),
    },
    body: bytesAs([...documentMediaTypes, 'application/pdf']),
    returns: nothing(),
    fails: ['DocumentRefused', 'DocumentInvalid', 'ResourceNotFound', 'Conflict', 'TooLarge', 'UnsupportedMediaType'],
  }),
  createDocument: call('POST documents/v2/documents', {
    id: 'DV2-01',
    says: 'Takes an uploaded document in as a draft of the company and tells what it is and what to mend: UBL in XML or JSON, CII, or a Factur-X or ZUGFeRD PDF.',
    may: 'document.write',
    body: bytesAs([...documentMediaTypes, 'application/pdf', 'application/octet-stream']),
    returns: record({
      DocumentId: id('document'),
      ID: text(),
      type: oneOf(documentTypesOfTrade),
      Findings: list(Finding, { max: 1000 }),
    }),
    status: 201,
    creates: 'documents/{DocumentId}',
    fails: ['DocumentRefused', 'TooLarge', 'UnsupportedMediaType'],
  }),
  sendThroughDispatcher: call('POST documents/dispatcher', {
    id: 'U-015',
    says: 'Saves and sends a document in one step.',
    may: 'document.send',
    query: {
      documentId: maybe(id('document')),
      documentProfileId: maybe(text({ max: 100 })),
      documentSource: maybe(text({ max: 60, says: 'Where the program has it from; nothing follows from it.' })),
    },
    body: bytesAs(documentMediaTypes),
    returns: record({ DocumentId: id('document'), DispatchId: id('dispatch') }),
    xml: { root: 'DocumentDispatchResponse' },
    status: 201,
    creates: 'documents/{DocumentId}',
    fails: ['DocumentRefused', 'DocumentInvalid', 'NotConnected', 'Conflict'],
  }),
  deleteDocument: call('DELETE documents/{documentId}', {
    id: 'DOC-04',
    says: 'Deletes the company’s own entry of a draft; what was sent is kept by law and can be archived.',
    may: 'document.delete',
    needs,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  setLockedState: call('PUT documents/{documentId}/lockedstate/{state}', {
    id: 'DOC-10',
    says: 'Locks a document: as sent (true, a sale) or as received (false, a purchase).',
    may: 'document.write',
    fails: ['ResourceNotFound', 'Conflict'],
    needs: { ...needs, state: 'state is required' },
    path: { state: oneOf(['true', 'false']) },
    returns: nothing(),
  }),
  closeDocument: call('PUT documents/{documentId}/closed', {
    id: 'K-DOC-83',
    says: 'Closes an order, a quote or a request for quotation for the company: nothing more is expected of it. What is billed in full closes by itself.',
    may: 'document.answer',
    needs,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  reopenDocument: call('DELETE documents/{documentId}/closed', {
    id: 'K-DOC-84',
    says: 'Opens a closed document again.',
    may: 'document.answer',
    needs,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  listProfiles: call('GET info/documentprofiles', {
    id: 'INF-04',
    says: 'The document types that Kontor takes, with their profile ids.',
    may: 'anyone',
    returns: record({
      DocumentProfiles: list(
        record({ Id: text({ max: 100 }), Type: oneOf(documentTypesOfTrade), UblType: text({ max: 60 }) }),
      ),
    }),
  }),
}
