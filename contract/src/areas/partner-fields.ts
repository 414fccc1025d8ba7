import { ProfileField } from '../entities/index.ts'
import { call, contentAs, file, id, list, multipart, nothing, oneOf, record, text } from '../words/index.ts'

const read = { may: 'network.read' } as const
const write = { may: 'network.write' } as const
const needs = { id: 'id is required' }
const aField = { id: text({ min: 1, max: 60 }) }
const connectionId = { connectionId: 'connectionId is required' }
const ofConnection = { connectionId: id('connection') }
const needsBoth = { ...connectionId, ...needs }
const ofField = { ...ofConnection, ...aField }
const fields = record({ fields: list(ProfileField) })
const fails = ['ResourceNotFound'] as const

/** What a company asks its partners to fill in, and what they gave: 002 §9, U-054; F-139. */
export const partnerFields = {
  listFields: call('GET v0/fields', {
    id: 'U-054',
    says: 'What the company asks its partners to fill in, in its order.',
    ...read,
    returns: fields,
  }),
  saveField: call('PUT v0/fields/{id}', {
    id: 'U-054',
    says: 'Adds a field, at the end, or changes it. Its value is its partners’ to give.',
    ...write,
    needs,
    path: aField,
    body: ProfileField,
    returns: ProfileField,
    fails: ['BadRequest', 'Conflict'],
  }),
  deleteField: call('DELETE v0/fields/{id}', {
    id: 'K-FLD-01',
    says: 'Asks for it no longer; what partners gave for it is deleted.',
    ...write,
    needs,
    path: aField,
    returns: nothing(),
    fails,
  }),
  listAsked: call('GET v0/fields/asked/{connectionId}', {
    id: 'K-FLD-02',
    says: 'What a partner asks of the company, with what the company gave.',
    ...read,
    needs: connectionId,
    path: ofConnection,
    returns: fields,
    fails,
  }),
  saveAnswers: call('PUT v0/fields/asked/{connectionId}', {
    id: 'K-FLD-03',
    says: 'Gives a partner what it asks for, all or none; an empty value takes it back.',
    ...write,
    needs: connectionId,
    path: ofConnection,
    body: record({ values: list(record({ id: text({ min: 1, max: 60 }), value: text({ max: 4000 }) }), { max: 100 }) }),
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound'],
  }),
  saveAnswerFile: call('PUT v0/fields/asked/{connectionId}/{id}/file', {
    id: 'K-FLD-04',
    says: 'Gives a partner the file that it asks for, in place of the one before.',
    ...write,
    needs: needsBoth,
    path: ofField,
    body: multipart({ file: file() }),
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound', 'Infected'],
    timeout: 60_000,
  }),
  listGiven: call('GET v0/fields/given/{connectionId}', {
    id: 'K-FLD-05',
    says: 'What the company asks of a partner, with what that gave.',
    ...read,
    needs: connectionId,
    path: ofConnection,
    returns: fields,
    fails,
  }),
  readFile: call('GET v0/fields/{side}/{connectionId}/{id}/file', {
    id: 'K-FLD-06',
    says: 'The bytes of a file: of one that the company gave a partner who asked for it, or that the partner gave.',
    ...read,
    needs: needsBoth,
    path: { ...ofField, side: oneOf(['asked', 'given']) },
    returns: contentAs(['application/octet-stream']),
    fails,
    timeout: 60_000,
  }),
}
