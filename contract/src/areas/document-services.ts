import {
  ClearanceRegistration,
  Decision,
  DocumentExtensions,
  FieldCustomization,
  PdfSubmission,
  PdfTicket,
  ScheduledTask,
  WaitingTask,
} from '../entities/index.ts'
import { documentTypesOfTrade } from '../enumerations/index.ts'
import { call, file, id, list, maybe, multipart, nothing, oneOf, record, text, uuid } from '../words/index.ts'

const path = { id: id('document') }
const needs = { id: 'id is required' }
const typed = { tenantId: id('company'), docType: oneOf(documentTypesOfTrade) }
const typedNeeds = { tenantId: 'tenantId is required', docType: 'docType is required' }
const read = { may: 'document.read', fails: ['ResourceNotFound'] } as const
const manage = { may: 'document.manage', fails: ['Conflict'] } as const
const fields = record({ fields: list(FieldCustomization) })

/** 002 §7 Document customization, Decision service, Document validation, Extensibility, Task scheduler, Company dashboard; F-151, F-158. */
export const documentServices = {
  listFields: call('GET v0/fields/{tenantId}/{docType}', {
    id: 'DCU-01',
    says: 'Which fields a company wants of a type of document, in the reader’s language.',
    ...read,
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
    ...read,
    needs: typedNeeds,
    path: typed,
    returns: record({ title: text(), fields: list(FieldCustomization) }),
  }),
  decide: call('GET v0/documents/{id}', {
    id: 'DEC-01',
    says: 'What is to be done with a document now, and why.',
    ...read,
    needs,
    path,
    query: { origin: maybe(text({ max: 60 })) },
    returns: Decision,
  }),
  decideDraft: call('GET v0/documents/{id}/draft', {
    id: 'DEC-02',
    says: 'Whether a document stays a draft.',
    ...read,
    needs,
    path,
    returns: Decision,
  }),
  decideAssignmentType: call('GET v0/documents/{id}/assignmentType', {
    id: 'DEC-03',
    says: 'What kind of work a document is.',
    ...read,
    needs,
    path,
    returns: Decision,
  }),
  register: call('PUT document-validation/clearance/register', {
    id: 'DVA-01',
    says: 'Registers the company with a tax authority.',
    ...manage,
    body: ClearanceRegistration,
    returns: ClearanceRegistration,
  }),
  readRegistration: call('GET document-validation/clearance/register', {
    id: 'DVA-02',
    says: 'Where the company is registered.',
    ...read,
    returns: record({ registrations: list(ClearanceRegistration) }),
  }),
  changeRegistration: call('PATCH document-validation/clearance/register', {
    id: 'DVA-03',
    says: 'Changes a registration.',
    ...manage,
    body: ClearanceRegistration,
    returns: ClearanceRegistration,
  }),
  readExtensions: call('GET extensibility/v0/documents/{id}', {
    id: 'EXT-01',
    says: 'What apps keep beside a document.',
    ...read,
    needs,
    path,
    returns: DocumentExtensions,
  }),
  schedule: call('POST task-scheduler/v0/task/scheduling/{id}', {
    id: 'TSC-01',
    says: 'Has a document sent, archived or taken out of the archive later, as it stands then, under an id that the caller chose; under the id of what waits it takes that one’s place. Whoever may do it may put it off, and take it back. The history says where it could not be done, and why.',
    may: 'document.write',
    fails: ['ResourceNotFound', 'BadRequest', 'Conflict'],
    needs,
    path: { id: uuid() },
    body: ScheduledTask,
    returns: nothing(),
    status: 201,
  }),
  unschedule: call('DELETE task-scheduler/v0/task/scheduling/{id}', {
    id: 'K-TSC-01',
    says: 'Takes back what was to be done later.',
    may: 'document.write',
    fails: ['ResourceNotFound'],
    needs,
    path: { id: uuid() },
    returns: nothing(),
  }),
  listScheduled: call('GET task-scheduler/v0/task/scheduling', {
    id: 'K-TSC-02',
    says: 'What is to be done later with the documents that one reads, the next first.',
    may: 'document.read',
    returns: record({ Tasks: list(WaitingTask, { max: 1000 }) }),
  }),
  readPdfStatus: call('GET v0/pdf2xml/status', {
    id: 'DSH-01',
    says: 'How the PDFs stand that people turn into documents.',
    ...read,
    returns: record({ tickets: list(PdfTicket) }),
  }),
  uploadPdf: call('POST v0/pdf2xml/file', {
    id: 'DSH-02',
    says: 'Uploads a PDF; NOT_PDF or PDF_WITHOUT_TEXT say what is wrong with it.',
    may: 'document.write',
    query: { uploadToken: maybe(text({ max: 200 })) },
    body: multipart({ file: file() }),
    returns: PdfTicket,
    status: 201,
  }),
  submitPdf: call('POST v0/pdf2xml/submit', {
    id: 'DSH-03',
    says: 'Hands an uploaded PDF to those who turn it into a document.',
    may: 'document.write',
    body: PdfSubmission,
    returns: PdfTicket,
    status: 202,
    fails: ['ResourceNotFound'],
  }),
}
