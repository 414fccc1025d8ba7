import {
  CodedDocument,
  Coding,
  CodingAggregate,
  CodingSuggestion,
  CodingSuggestionRequest,
  CodingThreshold,
} from '../entities/index.ts'
import { codingStates, documentTypesOfTrade, statisticsResolutions } from '../enumerations/index.ts'
import { call, date, id, itemsOf, list, maybe, nothing, oneOf, record, whole, yes } from '../words/index.ts'

const read = { may: 'coding.read' } as const
const configure = { may: 'coding.configure' } as const
const between = { from: maybe(date()), to: maybe(date()) }
const types = { 'doc-types': maybe(list(oneOf(documentTypesOfTrade), { max: 20 })) }

/** 001 §7 Coding suggestions; F-168, F-169, F-245, F-246, F-387, F-388. */
export const codingSuggestions = {
  suggest: call('POST ada/workflow/coding/suggest', {
    id: 'CSU-01',
    says: 'Proposes codes for a document, with how probable each is and why.',
    ...read,
    timeout: 2000,
    body: CodingSuggestionRequest,
    returns: CodingSuggestion,
    fails: ['ResourceNotFound'],
  }),
  learn: call('POST ada/workflow/coding/update', {
    id: 'CSU-02',
    says: 'Tells what people coded, so that the next suggestion is better.',
    may: 'coding.write',
    body: record({ documentId: id('document'), codingDocument: Coding }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'BadRequest'],
  }),
  readCodeAggregates: call('GET ada/workflow/coding/thresholds/aggregates/codes', {
    id: 'CSU-03',
    says: 'How well single codes were suggested.',
    ...read,
    query: between,
    returns: itemsOf(CodingAggregate),
  }),
  readDocumentAggregates: call('GET ada/workflow/coding/thresholds/aggregates/documents', {
    id: 'CSU-04',
    says: 'How well whole documents were suggested.',
    ...read,
    query: between,
    returns: itemsOf(CodingAggregate),
  }),
  readStatistics: call('GET ada/workflow/coding/stats/documents', {
    id: 'CSU-05',
    says: 'How many documents were coded, by day, week or month.',
    ...read,
    query: { ...between, ...types, resolution: maybe(oneOf(statisticsResolutions)) },
    returns: itemsOf(CodingAggregate),
  }),
  listDocuments: call('GET ada/workflow/coding/documents', {
    id: 'CSU-06',
    says: 'Documents by how far their coding has come.',
    ...read,
    query: {
      ...between,
      'coding-status': maybe(oneOf(codingStates)),
      ...types,
      limit: whole({ min: 1, max: 1000, default: 20 }),
      reversed: yes(false),
    },
    returns: itemsOf(CodedDocument),
  }),
  saveThresholds: call('PUT ada/workflow/coding/thresholds/aggregates/codes', {
    id: 'CSU-07',
    says: 'Sets from which probability a suggestion is shown. 0 is a value; nothing is none.',
    ...configure,
    needs: {
      threshold: 'threshold is required',
      errorCost: 'errorCost is required',
      abstainCost: 'abstainCost is required',
      correctCost: 'correctCost is required',
    },
    body: CodingThreshold,
    returns: nothing(),
  }),
}
