import { Dispatch, holdFor, Reason } from '../entities/index.ts'
import { dispatchChannels, documentOrigins, responseCodes } from '../enumerations/index.ts'
import {
  call,
  id,
  instant,
  list,
  maybe,
  nothing,
  omittable,
  oneOf,
  orXml,
  record,
  text,
  uuid,
  yes,
} from '../words/index.ts'

const needs = { documentId: 'documentId is required' }
const answerNeeds = { ...needs, responseId: 'responseId is required' }

/** What travels between two companies: sending, and answers, which are documents too. */
export const exchange = {
  readLatestDispatch: call('GET documents/{documentId}/dispatches/latest', {
    id: 'DOC-07',
    says: 'How far the latest sending has come.',
    may: 'document.read',
    needs,
    returns: Dispatch,
    fails: ['ResourceNotFound'],
  }),
  checkParties: call('GET documents/{documentId}/parties/{connectionId}', {
    id: 'K-DOC-80',
    says: 'Whether the seller that a document names is the company that sends it, and the buyer the connection to which it is to go.',
    may: 'document.read',
    needs,
    path: { connectionId: id('connection') },
    returns: record({
      /** Why it would be refused, in the reader's language; absent where it names its sender. */
      Refusal: maybe(text({ max: 4000 })),
      /** The company that it is for, where that is another than the connection's. */
      OtherReceiver: maybe(text()),
    }),
    fails: ['ResourceNotFound', 'NotConnected'],
  }),
  readOrigin: call('GET documents/{documentId}/origin', {
    id: 'K-DOC-81',
    says: 'Whose a draft is that came as a file: a bill of the company, one to it from a partner, or neither by what it says.',
    may: 'document.read',
    needs,
    returns: record({
      Origin: oneOf(documentOrigins),
      Seller: text(),
      Buyer: text(),
    }),
    fails: ['ResourceNotFound'],
  }),
  enterPurchase: call('PUT documents/{documentId}/received', {
    id: 'K-DOC-82',
    says: 'Enters a draft that came from outside of the network as received from its seller, under an id that the caller chose; the draft goes.',
    may: 'document.write',
    needs: { ...needs, body: 'Draft is required' },
    path: { documentId: uuid() },
    body: record({
      Draft: id('document'),
      /** Also where the buyer that it names is not the company. */
      OtherBuyer: yes(false),
    }),
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  dispatchDocument: call('PUT documents/{documentId}/dispatches/{newUuid}', {
    id: 'DOC-08',
    says: 'Sends the document to a connection; repeating it with the same id sends it once.',
    may: 'document.send',
    needs,
    path: { newUuid: uuid() },
    query: {
      documentSource: maybe(text({ max: 60, says: 'Where the program has it from; nothing follows from it.' })),
    },
    /** Without a connection it goes to that of the draft, of the receiver whom it names, or the only one; without a channel the usual way. */
    body: omittable(orXml(record({ ConnectionId: maybe(id('connection')), Channel: maybe(oneOf(dispatchChannels)) }))),
    returns: Dispatch,
    status: 201,
    fails: ['ResourceNotFound', 'DocumentInvalid', 'NotConnected', 'Conflict'],
  }),
  dispatch: call('PUT documents/v2/documents/{id}/dispatch', {
    id: 'DV2-02',
    says: 'Sends a document.',
    may: 'document.send',
    needs: { id: 'id is required' },
    path: { id: id('document') },
    body: omittable(record({ ConnectionId: maybe(id('connection')) })),
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'DocumentInvalid', 'NotConnected', 'Conflict'],
  }),
  changeState: call('PUT documents/{documentId}/statechange', {
    id: 'K-DOC-02',
    says: 'Answers a document: accepts, rejects, disputes, pays. The answer is a document too and goes to the other party.',
    may: 'document.answer',
    needs,
    // An ApplicationResponse in XML says the same.
    body: orXml(
      record({
        ResponseId: uuid(),
        ResponseCode: oneOf(responseCodes),
        ReasonCode: maybe(text({ max: 20 })),
        Reason: maybe(text({ max: 2000 })),
        /** A dispute may name the lines that it is about, each with its reason. */
        Lines: maybe(
          list(
            record({
              LineId: text({ min: 1, max: 100 }),
              ReasonCode: maybe(text({ max: 20 })),
              Reason: maybe(text({ max: 2000 })),
            }),
            { min: 1, max: 1000 },
          ),
        ),
        HoldFor: holdFor,
      }),
    ),
    returns: record({ DocumentId: id('document'), HeldUntil: maybe(instant()) }),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),
  undoAnswer: call('DELETE documents/{documentId}/statechange/{responseId}', {
    id: 'K-DOC-60',
    says: 'Takes back an answer that has not left yet.',
    may: 'document.answer',
    needs: answerNeeds,
    path: { responseId: uuid() },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  sendAnswer: call('PUT documents/{documentId}/statechange/{responseId}', {
    id: 'K-DOC-61',
    says: 'Sends an answer at once that would have waited.',
    may: 'document.answer',
    needs: answerNeeds,
    path: { responseId: uuid() },
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  confirmPayee: call('PUT documents/{documentId}/payee', {
    id: 'K-DOC-30',
    says: 'Confirms the account that a bill asks to be paid to, and says how it was checked: from then on it is known of its sender.',
    may: 'document.manage',
    needs,
    body: record({ Reason: text({ min: 1, max: 2000 }) }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),
  denyDuplicate: call('PUT documents/{documentId}/distinct', {
    id: 'K-DOC-31',
    says: 'Says that a document is not the one that it was found to be like, and why; it is not marked as its duplicate any more.',
    may: 'document.answer',
    needs,
    body: record({ Reason: text({ min: 1, max: 2000 }) }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),
  listStateReasons: call('GET status-change-reasons', {
    id: 'K-DOC-03',
    says: 'The reasons that a rejection or a dispute can give, in the reader’s language.',
    may: 'member',
    returns: record({ rejectionReasons: list(Reason), disputeReasons: list(Reason) }),
  }),
}
