import { CodingEntryFilter, CodingList, CodingListEntry } from '../../entities/index.ts'
import { codingTargets } from '../../enumerations/index.ts'
import { call, id, language, list, maybe, nothing, oneOf, record, text, whole } from '../../words/index.ts'

const path = { listId: id('codingList') }
const configure = { may: 'coding.configure' } as const

/** 001 §7 Coding lists; F-170, F-397. */
export const lists = {
  listLists: call('GET coding/lists', {
    id: 'CLI-01',
    says: 'The lists of codes that apply, to a document where one is named.',
    may: 'coding.read',
    query: { target: maybe(oneOf(codingTargets)), documentId: maybe(id('document')) },
    returns: record({ Lists: list(CodingList) }),
    fails: ['ResourceNotFound'],
  }),
  readList: call('GET coding/lists/{listId}', {
    id: 'CLI-02',
    says: 'One list.',
    may: 'coding.read',
    path,
    returns: CodingList,
    fails: ['ResourceNotFound'],
  }),
  searchEntries: call('POST coding/lists/{listId}/entries', {
    id: 'CLI-03',
    says: 'The entries in use of a list that go with what was chosen in others, found by the words of their codes and labels; with a document, also those out of use that it carries. Counting ends at 1,000.',
    may: 'coding.read',
    path,
    query: {
      search: maybe(text({ max: 200 })),
      limit: whole({ min: 1, max: 1000, default: 10 }),
      documentId: maybe(id('document')),
      language: maybe(language()),
    },
    body: list(CodingEntryFilter, { max: 50 }),
    returns: record({ Entries: list(CodingListEntry), itemCount: whole({ min: 0 }) }),
    fails: ['ResourceNotFound'],
  }),
  saveList: call('PUT coding/lists/{listId}', {
    id: 'CLI-04',
    says: 'Makes a list under an id that the caller chose, or changes it.',
    ...configure,
    path,
    body: CodingList,
    returns: CodingList,
    fails: ['ResourceNotFound'],
  }),
  addEntries: call('POST coding/lists/{listId}/entries/add', {
    id: 'CLI-05',
    says: 'Adds entries; one whose code is there is changed.',
    ...configure,
    path,
    body: record({ Entries: list(CodingListEntry, { min: 1, max: 10_000 }) }),
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  removeEntries: call('POST coding/lists/{listId}/entries/remove', {
    id: 'CLI-06',
    says: 'Removes entries by their codes; documents that carry them keep them.',
    ...configure,
    path,
    body: record({ Codes: list(text({ max: 100 }), { min: 1, max: 10_000 }) }),
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  deleteList: call('DELETE coding/lists/{listId}', {
    id: 'CLI-07',
    says: 'Deletes a list.',
    ...configure,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  deleteEntries: call('DELETE coding/lists/{listId}/entries', {
    id: 'CLI-08',
    says: 'Empties a list.',
    ...configure,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
