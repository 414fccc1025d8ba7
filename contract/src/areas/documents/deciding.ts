import { Decision } from '../../entities/index.ts'
import { call, id, maybe, text } from '../../words/index.ts'

const needs = { id: 'id is required' }
const path = { id: id('document') }

/** 002 §7 Decision service. */
export const deciding = {
  decide: call('GET v0/documents/{id}', {
    id: 'DEC-01',
    says: 'What is to be done with a document now, and why.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs,
    path,
    query: { origin: maybe(text({ max: 60 })) },
    returns: Decision,
  }),
  decideDraft: call('GET v0/documents/{id}/draft', {
    id: 'DEC-02',
    says: 'Whether a document stays a draft.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs,
    path,
    returns: Decision,
  }),
  decideAssignmentType: call('GET v0/documents/{id}/assignmentType', {
    id: 'DEC-03',
    says: 'What kind of work a document is.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs,
    path,
    returns: Decision,
  }),
}
