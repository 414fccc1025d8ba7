import { DocumentLine, LineReference, OrderChangeRequest, RemapTarget } from '../entities/index.ts'
import { documentTypesOfTrade, lineStates, settlements } from '../enumerations/index.ts'
import { call, id, instant, list, maybe, nothing, oneOf, pageOf, paging, record, text, yes } from '../words/index.ts'

const path = { id: id('document') }
const aLine = { ...path, lineId: text({ min: 1, max: 100, example: '1' }) }
const needs = { id: 'id is required' }
const lineNeeds = { ...needs, lineId: 'lineId is required' }
const read = { may: 'document.read', fails: ['ResourceNotFound'] } as const
/** Who decides on an invoice and its orders says which line is which. */
const lead = { may: 'match.accept', fails: ['ResourceNotFound', 'Conflict'] } as const
const lines = record({ lines: list(DocumentLine) })

/** 002 §7 Document line status and Line state; F-189, F-209, F-405, decision 4. */
export const documentLines = {
  readLine: call('GET documents/{id}/lines/{lineId}', {
    id: 'DLS-01',
    says: 'What became of one line.',
    ...read,
    needs: lineNeeds,
    path: aLine,
    returns: DocumentLine,
  }),
  listLines: call('GET documents/{id}/lines', {
    id: 'DLS-02',
    says: 'What became of all lines of a document, those below others too where that is asked for; how the reader may settle a dispute about them.',
    ...read,
    needs,
    path,
    query: { showChildren: yes(false) },
    returns: record({ lines: list(DocumentLine), AllowedActions: list(oneOf(settlements)) }),
  }),
  hasOrder: call('GET documents/{id}/hasOrder', {
    id: 'DLS-03',
    says: 'Whether the document answers an order.',
    ...read,
    needs,
    path,
    returns: record({ hasOrder: yes(), orderId: maybe(id('document')) }),
  }),
  listReferences: call('GET documents/{id}/references', {
    id: 'DLS-04',
    says: 'To which documents the lines refer.',
    ...read,
    needs,
    path,
    returns: record({ references: list(LineReference) }),
  }),
  searchLines: call('GET documents/{id}/lines/list', {
    id: 'DLS-05',
    says: 'The lines of a document, page by page; those below others too where that is asked for.',
    ...read,
    needs,
    path,
    query: { ...paging(25), q: maybe(text({ max: 200 })), showChildren: yes(false) },
    returns: pageOf('Items', DocumentLine),
  }),
  remapLine: call('POST remap/{id}/lines/{lineId}', {
    id: 'DLS-06',
    says: 'Says that a line belongs to a line of another document.',
    ...lead,
    needs: lineNeeds,
    path: aLine,
    body: RemapTarget,
    returns: nothing(),
  }),
  unmapLine: call('DELETE remap/{id}/lines/{lineId}', {
    id: 'DLS-07',
    says: 'Takes that back.',
    ...lead,
    needs: lineNeeds,
    path: aLine,
    returns: nothing(),
  }),
  listUpdated: call('GET documents/{id}/updated/{timestamp}', {
    id: 'DLS-08',
    says: 'The lines that changed since.',
    ...read,
    needs: { ...needs, timestamp: 'timestamp is required' },
    path: { ...path, timestamp: instant() },
    returns: lines,
  }),
  findLines: call('POST documents/lines/search', {
    id: 'DLS-09',
    says: 'Lines of many documents at once, the newest documents first, each with the document that it stands in. Those of one type and one partner are searched where these are named; without `documentIds` the 100 newest in which all words of `q` stand, and `isMore` says that there are more such documents.',
    ...read,
    body: record({
      documentIds: maybe(list(id('document'), { max: 100 })),
      states: maybe(list(oneOf(lineStates), { max: 6 })),
      q: maybe(text({ max: 200 })),
      type: maybe(oneOf(documentTypesOfTrade)),
      connectionId: maybe(id('connection')),
    }),
    returns: pageOf('Items', DocumentLine, { isMore: yes() }),
  }),
  resolveOrderChange: call('POST line-state-constructor/resolve/{id}/orderchange', {
    id: 'LST-01',
    says: 'What the lines of an order come to after a change; nothing is kept of it.',
    ...read,
    needs,
    path,
    body: record({ orderChangeId: maybe(id('document')), request: maybe(OrderChangeRequest) }),
    returns: lines,
  }),
}
