import { Note } from '../entities/index.ts'
import { noteVisibilities } from '../enumerations/index.ts'
import { call, contentAs, file, id, maybe, multipart, nothing, oneOf, pageOf, paging, text } from '../words/index.ts'

const needs = { id: 'id is required' }
const aNote = { id: id('note') }
const fails = ['ResourceNotFound'] as const

/** What a company writes down about its partners, for itself alone: 002 §7, U-059, U-060; F-188, F-408. */
export const notes = {
  listNotes: call('GET v0/notes', {
    id: 'U-059',
    says: 'What the company wrote down about its partners, the latest first: notes for all colleagues, and the reader’s own.',
    may: 'network.read',
    query: { ...paging(10), targetCompanyId: maybe(id('company')) },
    returns: pageOf('Items', Note),
    fails,
  }),
  createNote: call('POST v0/notes', {
    id: 'U-060',
    says: 'Writes something down about a partner. A file comes by POST v0/notes/files.',
    may: 'note.write',
    body: Note,
    returns: Note,
    status: 201,
    fails: ['BadRequest', 'ResourceNotFound'],
  }),
  addFile: call('POST v0/notes/files', {
    id: 'K-NOTE-01',
    says: 'Keeps a file about a partner, as a note of type UPLOAD.',
    may: 'note.write',
    body: multipart({
      targetCompanyId: id('company'),
      label: text({ min: 1, max: 300 }),
      visibility: oneOf(noteVisibilities),
      text: maybe(text({ max: 10_000 })),
      file: file(),
    }),
    returns: Note,
    status: 201,
    fails: ['BadRequest', 'ResourceNotFound', 'Infected'],
    timeout: 60_000,
  }),
  readFile: call('GET v0/notes/{id}/file', {
    id: 'K-NOTE-02',
    says: 'The bytes of a note’s file.',
    may: 'network.read',
    needs,
    path: aNote,
    returns: contentAs(['application/octet-stream']),
    fails,
    timeout: 60_000,
  }),
  deleteNote: call('DELETE v0/notes/{id}', {
    id: 'K-NOTE-03',
    says: 'Deletes a note; only who wrote it may.',
    may: 'note.write',
    needs,
    path: aNote,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden'],
  }),
}
