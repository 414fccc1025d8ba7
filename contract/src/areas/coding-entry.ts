import { Coding, CodingCompleteness, CodingValidation, TabularCoding } from '../entities/index.ts'
import { call, id, nothing, yes } from '../words/index.ts'

const path = { docId: id('document') }
const fails = ['ResourceNotFound'] as const
const saving = ['ResourceNotFound', 'Conflict', 'Locked'] as const

/** 001 §7 Coding entry; F-248, F-341. */
export const codingEntry = {
  readCoding: call('GET coding/entry/v0/legacy/{docId}', {
    id: 'CEN-01',
    says: 'The coding of a document; a document without one is no error.',
    may: 'coding.read',
    served: false,
    path,
    returns: Coding,
    tolerates404: true,
    fails,
  }),
  saveCoding: call('PUT coding/entry/v0/legacy/{docId}', {
    id: 'CEN-02',
    says: 'Saves the coding of a document, held against its lists where that is asked for.',
    may: 'coding.write',
    served: false,
    path,
    query: { validate: yes(false) },
    body: Coding,
    returns: nothing(),
    fails: saving,
  }),
  deleteCoding: call('DELETE coding/entry/v0/legacy/{docId}', {
    id: 'CEN-03',
    says: 'Takes the coding off.',
    may: 'coding.write',
    served: false,
    path,
    returns: nothing(),
    fails: saving,
  }),
  readCompleteness: call('GET coding/entry/v0/{docId}/completeness', {
    id: 'CEN-04',
    says: 'Whether everything is coded that must be, and what is missing.',
    may: 'coding.read',
    served: false,
    path,
    returns: CodingCompleteness,
    fails,
  }),
  validateCoding: call('GET coding/entry/v0/{docId}/validation', {
    id: 'CEN-05',
    says: 'Whether the codes are those of their lists and the parts add up.',
    may: 'coding.read',
    served: false,
    path,
    returns: CodingValidation,
    fails,
  }),
  readTable: call('GET coding/entry/v0/tabular/{docId}', {
    id: 'CEN-06',
    says: 'The coding as a table.',
    may: 'coding.read',
    served: false,
    path,
    returns: TabularCoding,
    fails,
  }),
  saveTable: call('PUT coding/entry/v0/tabular/{docId}', {
    id: 'CEN-07',
    says: 'Saves the coding as a table.',
    may: 'coding.write',
    served: false,
    needs: { headers: 'headers is required', rows: 'rows is required' },
    path,
    body: TabularCoding,
    returns: nothing(),
    fails: saving,
  }),
}
