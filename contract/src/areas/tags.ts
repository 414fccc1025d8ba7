import { call, list, nothing, record, text, whole } from '../words/index.ts'

/** A tag as somebody writes it. */
export const tag = text({ max: 100, min: 1, pattern: '^[^\\u0000-\\u001f/]+$' })

/** Tags that a company gives its documents. U-031. */
export const tags = {
  listTags: call('GET documents/{documentId}/tags', {
    id: 'DOC-09',
    says: 'The tags that the company gave the document, and the system tags that its state gives it.',
    may: 'document.read',
    needs: { documentId: 'documentId is required' },
    returns: record({ Tag: list(text({ max: 100 })) }),
    fails: ['ResourceNotFound'],
  }),
  addTag: call('PUT documents/{documentId}/tags/{tag}', {
    id: 'U-031',
    says: 'Tags the document; `archived` files it away for this company only.',
    may: 'document.write',
    needs: { documentId: 'documentId is required', tag: 'tag is required' },
    path: { tag },
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'BadRequest'],
  }),
  removeTag: call('DELETE documents/{documentId}/tags/{tag}', {
    id: 'U-031',
    says: 'Takes a tag off.',
    may: 'document.write',
    needs: { documentId: 'documentId is required', tag: 'tag is required' },
    path: { tag },
    returns: nothing(),
    fails: ['ResourceNotFound', 'BadRequest'],
  }),
  listTagsInUse: call('GET documents/tags', {
    id: 'K-DOC-20',
    says: 'The tags that the company has given its documents, with how many carry each.',
    may: 'document.read',
    returns: record({ Tags: list(record({ Tag: text({ max: 100 }), Count: whole() }), { max: 1000 }) }),
  }),
}
