import { Coding, CodingCompleteness, CodingInformation, CodingValidation, TabularCoding } from '../../entities/index.ts'
import { call, contentAs, id, nothing, record, yes } from '../../words/index.ts'
import { narrowing } from '../document-lists/narrowing.ts'
import { chosen } from '../document-lists/selection.ts'

const path = { docId: id('document') }
const fails = ['ResourceNotFound'] as const
const validationErrors = ['ResourceNotFound', 'Gone'] as const
const saving = ['ResourceNotFound', 'Conflict', 'Locked'] as const

/** 001 §7 Coding entry; F-248, F-341. */
export const entry = {
  readCoding: call('GET coding/entry/v0/legacy/{docId}', {
    id: 'CEN-01',
    says: 'The coding of a document; a document without one is no error.',
    may: 'coding.read',
    path,
    returns: Coding,
    tolerates404: true,
    fails,
  }),
  saveCoding: call('PUT coding/entry/v0/legacy/{docId}', {
    id: 'CEN-02',
    says: 'Saves the coding of a document under the version that was read of it (none at first), held against its lists where that is asked for.',
    may: 'coding.write',
    path,
    query: { validate: yes(false) },
    body: Coding,
    returns: nothing(),
    fails: [...saving, 'Gone'],
  }),
  exportPostings: call('POST documents/postings', {
    id: 'K-COD-01',
    says: 'What invoices and credit notes are to be booked as, as CSV: a row for each part of a line with its codes, credit notes negative. What is no bill, a draft, rejected, canceled or replaced is passed over.',
    may: 'coding.read',
    timeout: 60_000,
    query: narrowing,
    body: record(chosen),
    returns: contentAs(['text/csv']),
    fails: ['BadRequest'],
  }),
  deleteCoding: call('DELETE coding/entry/v0/legacy/{docId}', {
    id: 'CEN-03',
    says: 'Takes the coding off.',
    may: 'coding.write',
    path,
    returns: nothing(),
    fails: saving,
  }),
  readCompleteness: call('GET coding/entry/v0/{docId}/completeness', {
    id: 'CEN-04',
    says: 'Whether everything is coded that must be, what is missing, and what the reader may do with the coding.',
    may: 'coding.read',
    path,
    returns: CodingCompleteness,
    fails: validationErrors,
  }),
  validateCoding: call('GET coding/entry/v0/{docId}/validation', {
    id: 'CEN-05',
    says: 'Whether the codes are those of their lists and the parts add up.',
    may: 'coding.read',
    path,
    returns: CodingValidation,
    fails: validationErrors,
  }),
  readTable: call('GET coding/entry/v0/tabular/{docId}', {
    id: 'CEN-06',
    says: 'The coding as a table.',
    may: 'coding.read',
    path,
    returns: TabularCoding,
    fails,
  }),
  saveTable: call('PUT coding/entry/v0/tabular/{docId}', {
    id: 'CEN-07',
    says: 'Saves the coding as a table.',
    may: 'coding.write',
    needs: { headers: 'headers is required', rows: 'rows is required' },
    path,
    body: TabularCoding,
    returns: nothing(),
    fails: saving,
  }),
  readCodingInformation: call('GET documents/{documentId}/codingInformation', {
    id: 'DOC-19',
    says: 'The codes of a document; none where nobody coded it.',
    may: 'coding.read',
    needs: { documentId: 'documentId is required' },
    returns: CodingInformation,
    fails: ['ResourceNotFound', 'Gone'],
  }),
}
