import { DocumentExtensions, FieldCustomization } from '../entities/index.ts'
import { documentTypesOfTrade } from '../enumerations/index.ts'
import { call, id, list, mapOf, nothing, omittable, oneOf, plain, record, text } from '../words/index.ts'

const typed = { tenantId: id('company'), docType: oneOf(documentTypesOfTrade) }
const typedNeeds = { tenantId: 'tenantId is required', docType: 'docType is required' }
const property = { documentId: 'documentId is required', id: 'id is required' }
const fields = record({ fields: list(FieldCustomization) })

/** 002 §7 Document customization, Extensibility; F-151, F-158: what a company, and its apps, keep of documents beside what these say. */
export const customization = {
  listFields: call('GET v0/fields/{tenantId}/{docType}', {
    id: 'DCU-01',
    says: 'Which fields a company wants of a type of document, in the reader’s language.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs: typedNeeds,
    path: typed,
    returns: fields,
  }),
  saveFields: call('PUT v0/fields/{tenantId}/{docType}', {
    id: 'K-DCU-01',
    says: 'Says which fields the company wants of a type of document; a field that is left out is as usual.',
    may: 'document.manage',
    needs: typedNeeds,
    path: typed,
    body: fields,
    returns: nothing(),
    fails: ['ResourceNotFound', 'BadRequest'],
  }),
  readCustomization: call('GET v0/documents/{tenantId}/{docType}', {
    id: 'DCU-02',
    says: 'How a company wants a type of document shown.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs: typedNeeds,
    path: typed,
    returns: record({ title: text(), fields: list(FieldCustomization) }),
  }),
  readProperty: call('GET documents/{documentId}/properties/{id}', {
    id: 'DOC-11',
    says: 'A property that the company keeps of a document; nothing where it keeps none of that name.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs: property,
    path: { id: text({ min: 1, max: 100 }) },
    returns: omittable(plain()),
  }),
  listProperties: call('GET documents/{documentId}/properties', {
    id: 'K-DCU-02',
    says: 'All properties that the company keeps of a document.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs: { documentId: property.documentId },
    returns: mapOf(text({ max: 10_000 })),
  }),
  saveProperty: call('PUT documents/{documentId}/properties/{id}', {
    id: 'U-031',
    says: 'Keeps a property of a document.',
    may: 'document.write',
    fails: ['ResourceNotFound', 'Conflict'],
    needs: property,
    path: { id: text({ min: 1, max: 100 }) },
    body: plain(),
    returns: nothing(),
    status: 201,
  }),
  deleteProperty: call('DELETE documents/{documentId}/properties/{id}', {
    id: 'K-DCU-03',
    says: 'Takes a property of a document away, where there is one.',
    may: 'document.write',
    fails: ['ResourceNotFound'],
    needs: property,
    path: { id: text({ min: 1, max: 100 }) },
    returns: nothing(),
    status: 200,
  }),
  readExtensions: call('GET extensibility/v0/documents/{id}', {
    id: 'EXT-01',
    says: 'What apps keep beside a document.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs: { id: 'id is required' },
    path: { id: id('document') },
    returns: DocumentExtensions,
  }),
}
