import { Decision } from '../../entities/index.ts'
import { decisionOrigins } from '../../enumerations/index.ts'
import { call, id, maybe, oneOf } from '../../words/index.ts'

const needs = { id: 'id is required' }
const path = { id: id('document') }

/** 002 §7 Decision service. */
export const deciding = {
  decide: call('GET v0/documents/{id}', {
    id: 'DEC-01',
    says: 'What is to be done with a document now, and why. `origin` says whose word is asked for: `DOCUMENT`, what was said between its parties, as if no colleague had to decide on it; `WORKFLOW`, what the approval or the workflow in the company asks for. Left out, the workflow comes first; the answer names whose word it is.',
    may: 'document.read',
    fails: ['ResourceNotFound', 'BadRequest'],
    needs,
    path,
    query: { origin: maybe(oneOf(decisionOrigins)) },
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
