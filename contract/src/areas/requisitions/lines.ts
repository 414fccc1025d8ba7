import { RequisitionBundle, RequisitionEntry, RequisitionLine } from '../../entities/index.ts'
import { always, bytesAs, call, id, list, nothing, record, text } from '../../words/index.ts'

const needs = { documentId: 'documentId is required' }
const lineNeeds = { ...needs, lineId: 'lineId is required' }
const one = { documentId: id('requisition') }
const aBundle = { ...one, masterId: text({ min: 1, max: 100 }) }
const aLine = { ...one, lineId: text({ min: 1, max: 100 }) }
const read = { may: 'requisition.read', path: one } as const
const write = { may: 'requisition.write', path: one } as const
const fails = ['ResourceNotFound'] as const
const changing = ['ResourceNotFound', 'Conflict', 'Locked'] as const
const several = record({ lineIds: list(text({ max: 100 }), { min: 1, max: 10_000 }) })
const manyLines = { ...write, needs: { ...needs, lineIds: 'lineIds is required' }, body: several, returns: nothing() }

/** The lines of a requisition: plain ones, and bundles under their master lines. */
export const lines = {
  addLine: call('POST procurement/documents/requisitions/{documentId}/RequisitionLine', {
    id: 'REQ-01',
    says: 'Adds a line (F-417: version v2).',
    ...write,
    needs: { ...needs, body: 'line is required' },
    query: { version: always('v2') },
    body: RequisitionLine,
    returns: RequisitionEntry,
    status: 201,
    fails: changing,
  }),
  bundleLines: call('POST procurement/documents/requisitions/{documentId}/Requisition/Bundle', {
    id: 'REQ-02',
    says: 'Makes bundles of lines.',
    ...write,
    needs: { ...needs, body: 'lines is required' },
    body: list(RequisitionBundle, { min: 1, max: 100 }),
    returns: list(RequisitionBundle),
    status: 201,
    fails: changing,
  }),
  addBundle: call('POST procurement/documents/requisitions/{documentId}/RequisitionLines/Bundle', {
    id: 'REQ-03',
    says: 'Adds a bundle.',
    ...write,
    needs: { ...needs, body: 'line is required' },
    body: RequisitionBundle,
    returns: RequisitionBundle,
    status: 201,
    fails: changing,
  }),
  readBundle: call('GET procurement/documents/requisitions/{documentId}/RequisitionLines/Bundle/{masterId}', {
    id: 'REQ-05',
    says: 'The items of a bundle, by its master line (F-191).',
    ...read,
    needs: { ...needs, masterId: 'masterId is required' },
    path: aBundle,
    returns: RequisitionBundle,
    fails,
  }),
  readLine: call('GET procurement/documents/requisitions/{documentId}/RequisitionLines/{lineId}', {
    id: 'REQ-06',
    says: 'One line.',
    ...read,
    needs: lineNeeds,
    path: aLine,
    returns: RequisitionEntry,
    fails,
  }),
  deleteLine: call('DELETE procurement/documents/requisitions/{documentId}/RequisitionLines/{lineId}', {
    id: 'REQ-11',
    says: 'Deletes a line.',
    ...write,
    needs: lineNeeds,
    path: aLine,
    returns: nothing(),
    fails: changing,
  }),
  deleteLines: call('DELETE procurement/documents/requisitions/{documentId}/RequisitionLines', {
    id: 'REQ-12',
    says: 'Deletes several lines.',
    ...manyLines,
    fails: changing,
  }),
  deleteBundle: call('DELETE procurement/documents/requisitions/{documentId}/RequisitionLines/Bundle/{masterId}', {
    id: 'REQ-13',
    says: 'Deletes a bundle with its items.',
    ...write,
    needs: { ...needs, masterId: 'lineId is required' },
    path: aBundle,
    returns: nothing(),
    fails: changing,
  }),
  deleteBundles: call('DELETE procurement/documents/requisitions/{documentId}/RequisitionLines/Bundle', {
    id: 'REQ-14',
    says: 'Deletes several bundles.',
    ...manyLines,
    fails: changing,
  }),
  saveLine: call('PUT procurement/documents/requisitions/{documentId}/RequisitionLines/{lineId}', {
    id: 'REQ-17',
    says: 'Changes a line.',
    ...write,
    needs: { ...lineNeeds, body: 'line is required' },
    path: aLine,
    body: RequisitionLine,
    returns: RequisitionEntry,
    fails: changing,
  }),
  saveBundle: call('PUT procurement/documents/requisitions/{documentId}/RequisitionLines/Bundle/{masterId}', {
    id: 'REQ-18',
    says: 'Changes a bundle.',
    ...write,
    needs: { ...needs, masterId: 'masterLineId is required' },
    path: aBundle,
    body: RequisitionBundle,
    returns: RequisitionBundle,
    fails: changing,
  }),
  addAttachment: call('POST procurement/documents/requisitions/{documentId}/line/{lineId}/attachment/{fileName}', {
    id: 'REQ-21',
    says: 'Adds a file to a line, by its name (F-192).',
    ...write,
    needs: { ...lineNeeds, fileName: 'fileName is required' },
    path: { ...aLine, fileName: text({ min: 1, max: 300 }) },
    body: bytesAs(['application/octet-stream']),
    returns: nothing(),
    status: 201,
    fails: [...changing, 'BadRequest', 'Infected', 'TooLarge'],
  }),
  deleteAttachment: call('DELETE procurement/documents/requisitions/{documentId}/line/{lineId}/attachment/{fileName}', {
    id: 'REQ-22',
    says: 'Takes a file off a line.',
    ...write,
    needs: { ...lineNeeds, fileName: 'fileName is required' },
    path: { ...aLine, fileName: text({ min: 1, max: 300 }) },
    returns: nothing(),
    fails: changing,
  }),
}
