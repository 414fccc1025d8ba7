import {
  Dispatch,
  DocumentMetadata,
  DocumentOverview,
  DocumentRow,
  DocumentSum,
  Finding,
  HistoryEvent,
  Reason,
} from '../entities/index.ts'
import {
  dispatchChannels,
  documentStates,
  documentTypesOfTrade,
  listColumns,
  responseCodes,
  systemTags,
} from '../enumerations/index.ts'
import {
  asOf,
  bytesAs,
  call,
  contentAs,
  currency,
  date,
  decimal,
  documentMediaTypes,
  entity,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  pageOf,
  record,
  text,
  textOr,
  uuid,
  whole,
  yes,
} from '../words/index.ts'

const documentId = { documentId: 'documentId is required' }
const tag = text({ max: 100, min: 1, pattern: '^[^\\u0000-\\u001f/]+$' })
const ordering = maybe(oneOf(['Date', 'DueDate', 'Amount', 'LastEdit', 'Created', 'ID', 'SendingParty'] as const))

/** What a list is narrowed to; what is done with a whole list takes the same. */
const narrowing = {
  type: maybe(list(oneOf(documentTypesOfTrade), { max: 20 })),
  stag: maybe(list(oneOf(systemTags), { max: 6 })),
  tag: maybe(list(text({ max: 100 }), { max: 20 })),
  withouttag: maybe(list(text({ max: 100 }), { max: 20 })),
  state: maybe(list(oneOf(documentStates), { max: 19 })),
  q: maybe(
    text({ max: 200, says: 'Words or their beginnings: number, party, note, requester, accounting reference.' }),
  ),
  connection: maybe(id('connection')),
  currency: maybe(currency()),
  minissuedate: maybe(date()),
  maxissuedate: maybe(date()),
  minduedate: maybe(date()),
  maxduedate: maybe(date()),
  minamount: maybe(decimal()),
  maxamount: maybe(decimal()),
  onlydrafts: yes(false),
  toanswer: yes(false),
}

/** A list as a file: what it is narrowed to, its order, its columns (all of F-100 where none are asked for). */
const exported = {
  ...narrowing,
  ordering,
  ascending: yes(false),
  column: maybe(list(oneOf(listColumns), { min: 1, max: listColumns.length })),
}

/** Which documents one act takes: those named, or all that the filters find but those. */
const chosen = { DocumentIds: list(id('document'), { max: 500 }), All: yes(false) }
const changed = record({ DocumentIds: list(id('document'), { max: 500 }) })

/** 002 §4, §7 Documents; responses.md B, Documents. */
export const documents = {
  listDocuments: call('GET documents', {
    id: 'DOC-01',
    says: 'The documents of the company, newest first, with sums by currency where they are asked for.',
    may: 'document.read',
    query: {
      limit: whole({ min: 1, max: 100, default: 20 }),
      page: whole({ min: 0, max: 1_000_000, default: 0 }),
      ...narrowing,
      ordering,
      ascending: yes(false),
      totals: yes(false),
      // What may be done with each row; whoever does not ask does not pay.
      actions: yes(false),
    },
    returns: pageOf('Document', DocumentRow, { Sums: maybe(list(DocumentSum)) }),
  }),

  countDocuments: call('GET documents/counts', {
    id: 'K-DOC-01',
    says: 'How many documents stand behind each of the quick views of the list.',
    may: 'document.read',
    returns: record({ all: whole(), toAnswer: whole(), overdue: whole(), disputed: whole(), drafts: whole() }),
  }),

  readOverview: call('GET documents/overview', {
    id: 'K-DOC-07',
    says: 'What waits for the company, what falls due in the weeks from a day on, and how bills were answered lately.',
    may: 'document.read',
    query: { from: date(), weeks: whole({ min: 1, max: 26, default: 6 }) },
    returns: DocumentOverview,
    fails: ['BadRequest'],
  }),

  readDocument: call('GET documents/{documentId}', {
    id: 'DOC-02',
    says: 'The document itself as UBL in XML (the exact bytes where it came as that), or typeset: a page as text/html, or a PDF/A as application/pdf (the PDF that came where it came as one).',
    may: 'document.read',
    needs: documentId,
    query: {
      locale: maybe(text({ max: 35, says: 'The language of a rendering; that of the request by default.' })),
      // The exact bytes that came, in whatever representation they came.
      received: yes(false),
      position: asOf(),
    },
    returns: contentAs(['application/xml', 'text/xml', 'text/html', 'application/pdf', 'application/json']),
    fails: ['ResourceNotFound', 'NotAcceptable', 'Gone'],
  }),

  saveDocument: call('PUT documents/{documentId}', {
    id: ['DOC-03', 'ASL-13'],
    says: 'Saves a document under an id that the caller chose: a draft, or one that is ready to send. An assignment is a document too.',
    may: 'document.write',
    needs: documentId,
    path: { documentId: uuid() },
    query: {
      documentProfileId: maybe(text({ max: 100 })),
      draft: yes(false),
      schemaValidate: yes(true),
      validateDocumentProfile: yes(true),
      version: maybe(whole({ min: 1 })),
    },
    body: bytesAs([...documentMediaTypes, 'application/pdf']),
    returns: nothing(),
    fails: ['DocumentRefused', 'DocumentInvalid', 'ResourceNotFound', 'Conflict', 'TooLarge', 'UnsupportedMediaType'],
  }),

  deleteDocument: call('DELETE documents/{documentId}', {
    id: 'DOC-04',
    says: 'Deletes the company’s own entry of a draft; what was sent is kept by law and can be archived.',
    may: 'document.delete',
    needs: documentId,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readMetadata: call('GET documents/{documentId}/metadata', {
    id: 'DOC-05',
    says: 'All that is known about a document: states, parties, dispatch, relations, and what the caller may do with it; or what was known of it as of a position of the log.',
    may: 'document.read',
    needs: documentId,
    query: { position: asOf() },
    returns: DocumentMetadata,
    fails: ['ResourceNotFound'],
  }),

  readLatestDispatch: call('GET documents/{documentId}/dispatches/latest', {
    id: 'DOC-07',
    says: 'How far the latest sending has come.',
    may: 'document.read',
    needs: documentId,
    returns: Dispatch,
    fails: ['ResourceNotFound'],
  }),

  dispatchDocument: call('PUT documents/{documentId}/dispatches/{newUuid}', {
    id: 'DOC-08',
    says: 'Sends the document to a connection; repeating it with the same id sends it once.',
    may: 'document.send',
    needs: documentId,
    path: { newUuid: uuid() },
    /** Without a channel it goes the usual way to this partner. */
    body: record({ ConnectionId: id('connection'), Channel: maybe(oneOf(dispatchChannels)) }),
    returns: Dispatch,
    status: 201,
    fails: ['ResourceNotFound', 'DocumentInvalid', 'NotConnected', 'Conflict'],
  }),

  listTags: call('GET documents/{documentId}/tags', {
    id: 'DOC-09',
    says: 'The tags that the company gave the document, and the system tags that its state gives it.',
    may: 'document.read',
    needs: documentId,
    returns: record({ Tag: list(text({ max: 100 })) }),
    fails: ['ResourceNotFound'],
  }),

  addTag: call('PUT documents/{documentId}/tags/{tag}', {
    id: 'U-031',
    says: 'Tags the document; `archived` files it away for this company only.',
    may: 'document.write',
    needs: { ...documentId, tag: 'tag is required' },
    path: { tag },
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'BadRequest'],
  }),

  removeTag: call('DELETE documents/{documentId}/tags/{tag}', {
    id: 'U-031',
    says: 'Takes a tag off.',
    may: 'document.write',
    needs: { ...documentId, tag: 'tag is required' },
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

  tagDocuments: call('POST documents/tags', {
    id: 'K-DOC-21',
    says: 'Puts a tag on many documents or takes it off; `archived` files them away. What cannot take it is passed over; the answer names what changed, so that the opposite undoes exactly that.',
    may: 'document.write',
    query: narrowing,
    body: record({ Tag: tag, On: yes(), ...chosen }),
    returns: changed,
    fails: ['BadRequest'],
  }),

  answerDocuments: call('POST documents/statechanges', {
    id: 'K-DOC-22',
    says: 'Gives many documents the same answer, for the same reason where it needs one. What cannot take it is passed over; the answer names what changed.',
    may: 'document.answer',
    query: narrowing,
    body: record({
      ResponseCode: oneOf(responseCodes),
      ReasonCode: maybe(text({ max: 20 })),
      Reason: maybe(text({ max: 2000 })),
      ...chosen,
    }),
    returns: changed,
    fails: ['BadRequest'],
  }),

  readHistory: call('GET documents/{documentId}/history', {
    id: 'DOC-18',
    says: 'What happened to the document, oldest first: who did what, when, and why.',
    may: 'document.read',
    needs: documentId,
    returns: record({ Events: list(HistoryEvent) }),
    fails: ['ResourceNotFound'],
  }),

  changeState: call('PUT documents/{documentId}/statechange', {
    id: 'K-DOC-02',
    says: 'Answers a document: accepts, rejects, disputes, pays. The answer is a document too and goes to the other party.',
    may: 'document.answer',
    needs: documentId,
    body: record({
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
    }),
    returns: record({ DocumentId: id('document') }),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),

  confirmPayee: call('PUT documents/{documentId}/payee', {
    id: 'K-DOC-30',
    says: 'Confirms the account that a bill asks to be paid to, and says how it was checked: from then on it is known of its sender.',
    may: 'document.manage',
    needs: documentId,
    body: record({ Reason: text({ min: 1, max: 2000 }) }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),

  denyDuplicate: call('PUT documents/{documentId}/distinct', {
    id: 'K-DOC-31',
    says: 'Says that a document is not the one that it was found to be like, and why; it is not marked as its duplicate any more.',
    may: 'document.answer',
    needs: documentId,
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

  createDocument: call('POST documents/v2/documents', {
    id: 'DV2-01',
    says: 'Takes an uploaded document in as a draft of the company and tells what it is and what to mend: UBL in XML or JSON, CII, or a Factur-X or ZUGFeRD PDF.',
    may: 'document.write',
    body: bytesAs([...documentMediaTypes, 'application/pdf', 'application/octet-stream']),
    returns: record({
      DocumentId: id('document'),
      ID: text(),
      type: oneOf(documentTypesOfTrade),
      Findings: list(Finding, { max: 1000 }),
    }),
    status: 201,
    fails: ['DocumentRefused', 'TooLarge', 'UnsupportedMediaType'],
  }),

  checkDocument: call('GET documents/{documentId}/findings', {
    id: 'K-DOC-04',
    says: 'What the schema and the profile find in the document as it stands.',
    may: 'document.read',
    needs: documentId,
    returns: record({
      Profile: text({ max: 40 }),
      RuleSetVersion: text({ max: 40 }),
      Findings: list(Finding, { max: 1000 }),
    }),
    fails: ['ResourceNotFound'],
  }),

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

  listProfiles: call('GET info/documentprofiles', {
    id: 'INF-04',
    says: 'The document types that Kontor takes, with their profile ids.',
    may: 'anyone',
    returns: record({
      DocumentProfiles: list(
        record({ Id: text({ max: 100 }), Type: oneOf(documentTypesOfTrade), UblType: text({ max: 60 }) }),
      ),
    }),
  }),

  exportDocuments: call('GET documents/csv', {
    id: 'K-DOC-06',
    says: 'The list as CSV: exactly the rows that the same filters show, in their order, and the columns asked for.',
    may: 'document.read',
    timeout: 60_000,
    query: exported,
    returns: contentAs(['text/csv']),
    fails: ['BadRequest'],
  }),

  exportSheet: call('GET documents/xlsx', {
    id: 'K-DOC-23',
    says: 'The same as a spreadsheet, with what the list adds up to by currency at its foot.',
    may: 'document.read',
    timeout: 60_000,
    query: exported,
    returns: contentAs(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
    fails: ['BadRequest', 'Unavailable'],
  }),
}
