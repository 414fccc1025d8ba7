import { DocumentAttachment } from '../entities/index.ts'
import { call, contentAs, file, id, list, multipart, nothing, record } from '../words/index.ts'

/** Milliseconds for a file that is large. */
const overSlowLines = 900_000

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
    timeout: overSlowLines,
  }),
  readAttachment: call('GET documents/{documentId}/attachments/{id}', {
    id: 'K-DOP-01',
    says: 'The bytes of a file, once its scan has passed it; a range of them where one is asked for.',
    may: 'document.read',
    needs: { documentId: 'documentId is required', id: 'id is required' },
    path: { id: id('attachment') },
    returns: contentAs(['application/octet-stream']),
    fails: ['ResourceNotFound', 'Locked', 'Gone', 'RangeNotSatisfiable'],
    timeout: overSlowLines,
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
