import { QuoteAward, QuoteRequest, QuoteRequestBrief, QuoteRequestInput } from '../entities/index.ts'
import { quoteRequestStates } from '../enumerations/index.ts'
import {
  call,
  date,
  decimal,
  file,
  id,
  list,
  maybe,
  multipart,
  nothing,
  omittable,
  oneOf,
  pageOf,
  paging,
  record,
  text,
  uuid,
} from '../words/index.ts'

const read = { may: 'requisition.read' } as const
const manage = { may: 'requisition.manage' } as const
const needs = { requestId: 'requestId is required' }
const one = { requestId: id('quoteRequest') }

/** Issue 22: several suppliers are asked for quotes, none of whom learns of another; what they offer is compared and awarded. */
export const quoteRequests = {
  listQuoteRequests: call('GET procurement/quote-requests', {
    id: 'K-RFQ-01',
    says: 'The requests for quotes of the requisitions that the reader sees, the newest first.',
    ...read,
    query: {
      ...paging(20),
      state: maybe(oneOf(quoteRequestStates)),
      requisitionId: maybe(id('requisition')),
    },
    returns: pageOf('Items', QuoteRequestBrief),
  }),
  readQuoteRequest: call('GET procurement/quote-requests/{requestId}', {
    id: 'K-RFQ-02',
    says: 'One request with what was offered, line by line.',
    ...read,
    needs,
    path: one,
    returns: QuoteRequest,
    fails: ['ResourceNotFound'],
  }),
  askForQuotes: call('PUT procurement/quote-requests/{requestId}', {
    id: 'K-RFQ-03',
    says: 'Asks suppliers for quotes for what a requisition needs that is a draft, or approved and not ordered yet, under an id that the caller chose. Each gets a request of their own; all go out, or none.',
    ...manage,
    needs,
    path: { requestId: uuid() },
    body: QuoteRequestInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden', 'Conflict', 'BadRequest', 'Locked', 'NotConnected'],
  }),
  inviteSupplier: call('PUT procurement/quote-requests/{requestId}/suppliers/{connectionId}', {
    id: 'K-RFQ-04',
    says: 'Asks one more supplier.',
    ...manage,
    needs: { ...needs, connectionId: 'connectionId is required' },
    path: { ...one, connectionId: id('connection') },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'NotConnected'],
  }),
  postToAll: call('PUT procurement/quote-requests/{requestId}/posts/{postId}', {
    id: 'K-RFQ-05',
    says: 'Says the same to all who were asked, as the answer to a question that one of them had, or that they have longer; nobody learns who asked.',
    ...manage,
    needs: { ...needs, postId: 'postId is required' },
    path: { ...one, postId: uuid() },
    body: record({
      Text: text({ min: 1, max: 4000 }),
      /** Until when quotes are asked for from now on. */
      RespondBy: maybe(date()),
    }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),
  award: call('PUT procurement/quote-requests/{requestId}/award', {
    id: 'K-RFQ-06',
    says: 'Chooses of whom the lines are bought: their requisition has price, quantity and supplier as they were offered, and goes its way. Suppliers are told once it is ordered.',
    ...manage,
    needs,
    path: one,
    body: QuoteAward,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest', 'Locked'],
  }),
  enterQuote: call('PUT procurement/quote-requests/{requestId}/suppliers/{connectionId}/quotes/{quoteId}', {
    id: 'K-RFQ-08',
    says: 'Enters what a supplier outside of the network has offered by e-mail or on paper, under an id that the caller chose: as it was typed, with their paper beside it, or as their own file says, where that is a quotation in UBL.',
    ...manage,
    needs: { ...needs, connectionId: 'connectionId is required', quoteId: 'quoteId is required' },
    path: { ...one, connectionId: id('connection'), quoteId: uuid() },
    body: multipart({
      /** Under which number the supplier has it; a file with data says it itself. */
      Number: maybe(text({ min: 1, max: 100 })),
      ValidUntil: maybe(date()),
      DeliveryDate: maybe(date()),
      Note: maybe(text({ max: 4000 })),
      /** What a piece costs of which line; left out where the file says it. */
      Lines: maybe(
        list(record({ LineId: text({ max: 100 }), Quantity: decimal(), Price: decimal() }), { min: 1, max: 1000 }),
      ),
      file: maybe(file()),
    }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest', 'DocumentRefused', 'Infected', 'TooLarge'],
  }),
  uploadQuote: call('PUT procurement/documents/requisitions/{documentId}/quote', {
    id: 'K-RFQ-09',
    says: 'Takes a quote that somebody has into their draft. One in UBL brings its lines, its prices and its supplier; any other file stands beside the lines that are written by hand. It takes the place of the one before, whose lines go with it where nobody changed them.',
    may: 'requisition.write',
    needs: { documentId: 'documentId is required', file: 'file is required' },
    path: { documentId: id('requisition') },
    body: multipart({ file: file() }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest', 'Locked', 'DocumentRefused', 'Infected', 'TooLarge'],
  }),
  setQuoteRequestState: call('PUT procurement/quote-requests/{requestId}/state/{state}', {
    id: 'K-RFQ-07',
    says: 'Opens a decided request again, or ends it without buying: those who quoted are thanked, the others are told that it is over.',
    ...manage,
    needs: { ...needs, state: 'state is required' },
    path: { ...one, state: oneOf(['OPEN', 'CLOSED']) },
    /** Of an end: what those who quoted read; left out, they are thanked in the language of their country. */
    body: omittable(record({ Thanks: maybe(text({ max: 1000 })) })),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'Locked'],
  }),
}
