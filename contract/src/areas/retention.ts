import { Hold, RetentionRules } from '../entities/index.ts'
import { call, id, list, nothing, record, text, whole, yes } from '../words/index.ts'

const reasoned = record({ Reason: text({ min: 1, max: 2000 }) })
const fails = ['ResourceNotFound', 'Conflict', 'BadRequest'] as const
const document = { may: 'document.hold', needs: { documentId: 'documentId is required' }, fails } as const
const partner = { may: 'document.hold', needs: { connectionId: 'connectionId is required' }, fails } as const

/** Issue 6: how long papers are kept by law, and what is held beyond that. */
export const retention = {
  holdDocument: call('PUT documents/{documentId}/hold', {
    id: 'K-DOC-32',
    says: 'Holds a document, and says why: its content is neither changed nor thrown away until it is released, whatever the law allows. It is answered and filed away as before.',
    ...document,
    body: reasoned,
    returns: nothing(),
  }),
  releaseDocument: call('PUT documents/{documentId}/release', {
    id: 'K-DOC-33',
    says: 'Releases a document that was held, and says why.',
    ...document,
    body: reasoned,
    returns: nothing(),
  }),
  holdPartner: call('PUT documents/holds/{connectionId}', {
    id: 'K-DOC-34',
    says: 'Holds all documents that were and will be exchanged with a partner, and says why.',
    ...partner,
    path: { connectionId: id('connection') },
    body: reasoned,
    returns: nothing(),
  }),
  releasePartner: call('PUT documents/holds/{connectionId}/release', {
    id: 'K-DOC-35',
    says: 'Releases the documents of a partner, and says why; those that are held by themselves stay held.',
    ...partner,
    path: { connectionId: id('connection') },
    body: reasoned,
    returns: nothing(),
  }),
  listHolds: call('GET documents/holds', {
    id: 'K-DOC-36',
    says: 'What the company holds: documents and partners, since when and why, the latest first.',
    may: 'document.hold',
    returns: record({ Holds: list(Hold, { max: 1000 }) }),
  }),
  readRetention: call('GET documents/retention', {
    id: 'K-DOC-37',
    says: 'How long the law of the company’s country has papers kept, where it says so, and whether what it keeps no longer is thrown away.',
    may: 'document.read',
    returns: RetentionRules,
  }),
  countExpired: call('GET documents/retention/expired', {
    id: 'K-DOC-39',
    says: 'How many documents the law keeps no longer and nobody holds: the content of so many would be thrown away tonight.',
    may: 'document.hold',
    returns: record({ Count: whole({ min: 0 }) }),
  }),
  saveRetention: call('PUT documents/retention', {
    id: 'K-DOC-38',
    says: 'Says whether the content of what the law keeps no longer, and nobody holds, is thrown away every night; it is not unless the company asks for it.',
    may: 'document.hold',
    body: record({ Discard: yes() }),
    returns: nothing(),
  }),
}
