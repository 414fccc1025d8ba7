import { DocumentAttachment, FilePage, PageRun } from '../entities/index.ts'
import { call, contentAs, file, id, list, multipart, nothing, pageNumber, pageWidth, record } from '../words/index.ts'

const onePage = { id: id('attachment'), page: pageNumber() }

/** Milliseconds for a file that is large. */
const slowLineTimeoutMs = 900_000

/** The files of a document. U-031. */
export const attachments = {
  listAttachments: call('GET documents/{documentId}/attachments', {
    id: 'DOC-12',
    says: 'The files that travel with a document.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs: { documentId: 'documentId is required' },
    returns: record({ DocumentAttachment: list(DocumentAttachment) }),
  }),
  listAttachmentsV2: call('GET documents/v2/documents/{id}/attachment', {
    id: 'DV2-06',
    says: 'The files that travel with a document.',
    may: 'document.read',
    needs: { id: 'id is required' },
    path: { id: id('document') },
    returns: record({ DocumentAttachment: list(DocumentAttachment) }),
    fails: ['ResourceNotFound'],
  }),
  addAttachment: call('POST documents/{documentId}/attachments', {
    id: 'U-031',
    says: 'Adds a file to a document that was not sent yet; it travels with it.',
    may: 'document.write',
    needs: { documentId: 'documentId is required', file: 'file is required' },
    body: multipart({ file: file() }),
    returns: DocumentAttachment,
    status: 201,
    fails: ['ResourceNotFound', 'Conflict', 'Infected'],
    timeout: slowLineTimeoutMs,
  }),
  readAttachment: call('GET documents/{documentId}/attachments/{id}', {
    id: 'K-DOP-01',
    says: 'The bytes of a file, once its scan has passed it; a range of them where one is asked for.',
    may: 'document.read',
    needs: { documentId: 'documentId is required', id: 'id is required' },
    path: { id: id('attachment') },
    returns: contentAs(['application/octet-stream']),
    fails: ['ResourceNotFound', 'Locked', 'Gone', 'RangeNotSatisfiable'],
    timeout: slowLineTimeoutMs,
  }),
  readPages: call('GET documents/{documentId}/attachments/{id}/pages', {
    id: 'K-DOP-03',
    says: 'The pages of a file, once its scan has passed it: of a PDF or a picture.',
    may: 'document.read',
    path: { id: id('attachment') },
    returns: record({ Page: list(FilePage) }),
    fails: ['ResourceNotFound', 'Locked', 'Gone', 'DocumentRefused', 'TooLarge'],
  }),
  readPage: call('GET documents/{documentId}/attachments/{id}/pages/{page}', {
    id: 'K-DOP-04',
    says: 'A page of a file as a picture.',
    may: 'document.read',
    path: onePage,
    query: pageWidth,
    returns: contentAs(['image/png', 'image/jpeg']),
    fails: ['ResourceNotFound', 'Locked', 'Gone', 'DocumentRefused', 'TooLarge'],
  }),
  readPageText: call('GET documents/{documentId}/attachments/{id}/pages/{page}/text', {
    id: 'K-DOP-05',
    says: 'What a page of a file says, and where, as far as the file has it in letters.',
    may: 'document.read',
    path: onePage,
    returns: record({ Run: list(PageRun) }),
    fails: ['ResourceNotFound', 'Locked', 'Gone', 'DocumentRefused', 'TooLarge'],
  }),
  removeAttachment: call('DELETE documents/{documentId}/attachments/{id}', {
    id: 'K-DOP-02',
    says: 'Takes a file off a document that was not sent yet.',
    may: 'document.write',
    fails: ['ResourceNotFound', 'Conflict'],
    needs: { documentId: 'documentId is required', id: 'id is required' },
    path: { id: id('attachment') },
    returns: nothing(),
  }),
}
