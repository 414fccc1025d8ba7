import { QuickFilter, ScanDecision, ScanTag, ScanUpload } from '../../entities/index.ts'
import { documentTypesOfTrade, scanTagTypes } from '../../enumerations/index.ts'
import { call, file, id, list, maybe, multipart, nothing, oneOf, record, text } from '../../words/index.ts'

const read = { may: 'scan.read' } as const
const write = { may: 'scan.write' } as const
const configure = { may: 'scan.configure' } as const
const idNeeds = { id: 'id is required' }
const aTag = { id: id('scanTag') }
const aFilter = { id: id('filter') }
const upload = { id: id('upload') }
const decision = {
  ...write,
  needs: { documentUploadIds: 'At least one upload id required.', tagIds: 'At least one tag id required.' },
  body: ScanDecision,
  returns: nothing(),
  fails: ['ResourceNotFound', 'Conflict', 'Locked', 'BadRequest'],
} as const

/** 002 §7 Scan tags, filters and documents; F-203, F-204, F-233, F-234, F-250, F-251, F-310, F-311. */
export const reviewing = {
  listTags: call('GET scanio/tags', {
    id: 'SIO-01',
    says: 'The reasons for hold and rejection that the company has.',
    ...read,
    query: { type: maybe(oneOf(scanTagTypes)) },
    returns: record({ Tags: list(ScanTag) }),
  }),
  createTag: call('POST scanio/tags', {
    id: 'SIO-02',
    says: 'Adds a reason.',
    ...configure,
    needs: { body: 'tag is required' },
    body: ScanTag,
    returns: ScanTag,
    status: 201,
    fails: ['Conflict'],
  }),
  saveTag: call('PUT scanio/tags/{id}', {
    id: 'SIO-03',
    says: 'Words a reason anew.',
    ...configure,
    needs: { ...idNeeds, body: 'tag is required' },
    path: aTag,
    body: ScanTag,
    returns: ScanTag,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  deleteTag: call('DELETE scanio/tags/{id}', {
    id: 'SIO-04',
    says: 'Takes a reason away; what carries it keeps it.',
    ...configure,
    needs: idNeeds,
    path: aTag,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  listFilters: call('GET scanio/quickfilters', {
    id: 'SIO-05',
    says: 'Saved looks at the queue: one’s own, and those that are shared.',
    ...read,
    returns: record({ QuickFilters: list(QuickFilter) }),
  }),
  createFilter: call('POST scanio/quickfilters', {
    id: 'SIO-06',
    says: 'Saves a look at the queue.',
    ...read,
    needs: { body: 'filter is required' },
    body: QuickFilter,
    returns: QuickFilter,
    status: 201,
    fails: ['ResourceNotFound'],
  }),
  saveFilter: call('PUT scanio/quickfilters/{id}', {
    id: 'SIO-07',
    says: 'Changes a saved look.',
    ...read,
    needs: { ...idNeeds, body: 'filter is required' },
    path: aFilter,
    body: QuickFilter,
    returns: QuickFilter,
    fails: ['ResourceNotFound', 'Forbidden'],
  }),
  deleteFilter: call('DELETE scanio/quickfilters/{id}', {
    id: 'SIO-08',
    says: 'Deletes a saved look.',
    ...read,
    needs: idNeeds,
    path: aFilter,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden'],
  }),
  holdDocuments: call('PUT scanio/documents/onhold', {
    id: 'SIO-09',
    says: 'Puts scanned documents on hold, with reasons.',
    ...decision,
  }),
  rejectDocuments: call('PUT scanio/documents/reject', {
    id: 'SIO-10',
    says: 'Rejects scanned documents, with reasons.',
    ...decision,
  }),
  deleteDocuments: call('DELETE scanio/documents', {
    id: 'SIO-11',
    says: 'Deletes scanned documents that were never sent on.',
    may: 'scan.write',
    query: { id: list(id('upload'), { min: 1, max: 1000 }) },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'Locked'],
  }),
  createBlank: call('POST scanio/documents/blank', {
    id: 'SIO-12',
    says: 'Begins a document to be typed in, where nothing was scanned.',
    ...write,
    query: { documentType: maybe(oneOf(documentTypesOfTrade)), invoiceTypeCode: maybe(text({ max: 10 })) },
    returns: ScanUpload,
    status: 201,
    fails: ['Conflict', 'BadRequest'],
  }),
  lockDocument: call('PUT scanio/documents/{id}/lock', {
    id: 'SIO-13',
    says: 'Takes a scanned document in hand, so that nobody else mends it meanwhile. It is let go after fifteen minutes in which nothing is saved.',
    ...write,
    needs: idNeeds,
    path: upload,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'Locked'],
  }),
  unlockDocument: call('DELETE scanio/documents/{id}/lock', {
    id: 'SIO-14',
    says: 'Lets others have it again. Whoever configures scanning lets go of what others have in hand, too.',
    ...write,
    needs: idNeeds,
    path: upload,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Locked'],
  }),
  addAttachment: call('POST scanio/documents/{id}/attachments', {
    id: 'SIO-15',
    says: 'Adds a file to a scanned document.',
    ...write,
    needs: idNeeds,
    path: upload,
    body: multipart({ file: file() }),
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict', 'Locked', 'TooLarge', 'Infected', 'BadRequest'],
  }),
}
