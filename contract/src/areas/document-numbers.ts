import { NumberSeed } from '../entities/index.ts'
import { documentTypesOfTrade } from '../enumerations/index.ts'
import { call, date, entity, existence, id, list, maybe, oneOf, record, text, textOr, yes } from '../words/index.ts'

/** What number a document gets next, and which were used. U-016 to U-018; F-421. */
export const documentNumbers = {
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
  listNumberSeeds: call('GET documents/numbers', {
    id: 'U-016',
    says: 'How the next numbers of a channel are made.',
    may: 'document.read',
    query: { channel: textOr('DEFAULT', 40) },
    returns: record({ Seeds: list(NumberSeed) }),
  }),
  isNumberTaken: call('HEAD documents/bynumber', {
    id: 'U-018',
    says: 'Whether a sender’s number was used before.',
    may: 'document.read',
    needs: {
      number: 'number is required',
      senderConnectionId: 'senderConnectionId is required',
      documentType: 'documentType is required',
      issueDate: 'issueDate is required',
      receiverId: 'receiverId is required',
    },
    query: {
      number: text({ min: 1, max: 100 }),
      senderConnectionId: id('connection'),
      documentType: oneOf(documentTypesOfTrade),
      issueDate: date(),
      receiverId: id('company'),
    },
    returns: existence(),
    fails: ['ResourceNotFound'],
  }),
}
