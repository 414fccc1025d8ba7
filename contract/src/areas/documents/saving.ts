import { Finding } from '../../entities/index.ts'
import { documentTypesOfTrade } from '../../enumerations/index.ts'
import {
  bytesAs,
  call,
  documentMediaTypes,
  entity,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  record,
  text,
  textOr,
  uuid,
  whole,
  yes,
} from '../../words/index.ts'

const documentId = { documentId: 'documentId is required' }

/** Documents that the company writes or uploads, and what is needed to write them. */
export const saving = {
  saveDocument: call('PUT documents/{documentId}', {
    id: ['DOC-03', 'ASL-13'],
    says: 'Saves a document under an id that the caller chose: a draft, or one that is ready to send. An assignment is a document too.',
    may: 'document.write',
    needs: documentId,
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

  deleteDocument: call('DELETE documents/{documentId}', {
    id: 'DOC-04',
    says: 'Deletes the company’s own entry of a draft; what was sent is kept by law and can be archived.',
    may: 'document.delete',
    needs: documentId,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
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
    fails: ['DocumentRefused', 'TooLarge', 'UnsupportedMediaType'],
  }),

  checkDocument: call('GET documents/{documentId}/findings', {
    id: 'K-DOC-04',
    says: 'What the schema and the profile find in the document as it stands.',
    may: 'document.read',
    needs: documentId,
    returns: record({
      Profile: text({ max: 40 }),
      RuleSetVersion: text({ max: 40 }),
      Findings: list(Finding, { max: 1000 }),
    }),
    fails: ['ResourceNotFound'],
  }),

  nextNumber: call('GET documents/numbers/next-number', {
    id: 'U-017',
    says: 'The number that the next document of a type would get in a channel; reading it takes none.',
    may: 'document.write',
    query: { channel: textOr('DEFAULT', 40), type: maybe(oneOf(documentTypesOfTrade)) },
    returns: entity('NextNumber', { Number: text({ max: 40 }), Channel: text({ max: 40 }) }),
  }),

  numberExists: call('GET documents/numbers/{number}/exists', {
    id: 'K-DOC-05',
    says: 'Whether the company has sent a document of this type under this number before.',
    may: 'document.read',
    needs: { number: 'number is required' },
    query: { type: oneOf(documentTypesOfTrade) },
    returns: record({ Exists: yes(), DocumentId: maybe(id('document')) }),
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
