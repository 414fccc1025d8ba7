import { DocumentOverview, DocumentRow, DocumentSum } from '../../entities/index.ts'
import { bulkActions, documentStates, documentTypesOfTrade, listColumns } from '../../enumerations/index.ts'
import {
  call,
  contentAs,
  currency,
  date,
  list,
  maybe,
  oneOf,
  pageOf,
  paging,
  record,
  whole,
  yes,
} from '../../words/index.ts'
import { narrowing } from './narrowing.ts'
import { forPrograms } from './programs.ts'

const ordering = maybe(oneOf(['Date', 'DueDate', 'Amount', 'LastEdit', 'Created', 'ID', 'SendingParty'] as const))

/** A list as a file: what it is narrowed to, its order, its columns (all of F-100 where none are asked for). */
const exported = {
  ...narrowing,
  ordering,
  ascending: yes(false),
  column: maybe(list(oneOf(listColumns), { min: 1, max: listColumns.length })),
  // Heads, types and states in the reader's words, and the currency beside an amount; else as the API calls them.
  words: yes(false),
}

/** The documents of the company as a list, as figures and as a file. */
export const showing = {
  listDocuments: call('GET documents', {
    id: 'DOC-01',
    says: 'The documents of the company, newest first, with sums by currency where they are asked for.',
    may: 'document.read',
    query: {
      // Beyond 100 for the index alone: see forPrograms.
      limit: whole({ min: 1, max: 10_000, default: 20 }),
      page: whole({ min: 0, max: 1_000_000, default: 0 }),
      ...narrowing,
      ...forPrograms,
      ordering,
      ascending: yes(false),
      totals: yes(false),
      // What may be done with each row; whoever does not ask does not pay.
      actions: yes(false),
    },
    returns: pageOf('Document', DocumentRow, {
      Sums: maybe(list(DocumentSum)),
      // Of those, what the reader may do with several at once, where actions are asked for.
      BulkActions: maybe(list(oneOf(bulkActions))),
    }),
  }),
  countDocuments: call('GET documents/counts', {
    id: 'K-DOC-01',
    says: 'How many documents stand behind each of the quick views of the list, and behind each type and state.',
    may: 'document.read',
    returns: record({
      all: whole(),
      toAnswer: whole(),
      overdue: whole(),
      disputed: whole(),
      drafts: whole(),
      mine: whole(),
      currencies: list(currency()),
      types: list(record({ type: oneOf(documentTypesOfTrade), count: whole() })),
      states: list(record({ state: oneOf(documentStates), count: whole() })),
    }),
  }),
  readOverview: call('GET documents/overview', {
    id: 'K-DOC-07',
    says: 'What waits for the company, and what falls due in the weeks from a day on.',
    may: 'document.read',
    query: { from: date(), weeks: whole({ min: 1, max: 26, default: 6 }) },
    returns: DocumentOverview,
    fails: ['BadRequest'],
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
  exportLines: call('GET documents/jsonl', {
    id: 'K-DOC-63',
    says: 'The same as JSON lines, an object a document.',
    may: 'document.read',
    timeout: 60_000,
    query: exported,
    returns: contentAs(['application/jsonl']),
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
  listActive: call('GET active-documents', {
    id: 'U-029',
    says: 'The documents that somebody works on now.',
    may: 'document.read',
    query: paging(20),
    returns: pageOf('Document', DocumentRow),
  }),
}
