import { ApprovalStrategy, Coding, RequisitionValidation } from '../entities/index.ts'
import { externalStates } from '../enumerations/index.ts'
import { call, id, maybe, nothing, omittable, oneOf, record, text, yes } from '../words/index.ts'

const needs = { documentId: 'documentId is required' }
const path = { documentId: id('requisition') }
const read = { may: 'requisition.read', path, needs, fails: ['ResourceNotFound'] } as const

/** 002 §7 Requisitions, External: those that another system deals with (U-084; F-224). */
export const externalRequisitions = {
  readApprovalStrategy: call('GET procurement/external/documents/requisitions/{documentId}/approvalStrategy', {
    id: ['RQX-01', 'U-084'],
    says: 'By what its approvers are chosen.',
    ...read,
    returns: ApprovalStrategy,
  }),
  isExternal: call('GET procurement/external/documents/requisitions/{documentId}/isExternal', {
    id: 'RQX-02',
    says: 'Whether another system deals with it.',
    ...read,
    returns: record({ Answer: yes(), System: maybe(text({ max: 100 })) }),
  }),
  readCoding: call('GET procurement/external/documents/requisitions/{documentId}/coding', {
    id: 'RQX-03',
    says: 'Its coding, as the other system gave it.',
    ...read,
    returns: Coding,
  }),
  validateLegalEntities: call('GET procurement/external/documents/requisitions/{documentId}/validateLegalEntities', {
    id: 'RQX-04',
    says: 'Whether its delivery place still exists.',
    ...read,
    returns: RequisitionValidation,
  }),
  validateSellers: call('GET procurement/external/documents/requisitions/{documentId}/validate/sellers', {
    id: 'RQX-05',
    says: 'Whether its suppliers are partners of the company.',
    ...read,
    returns: RequisitionValidation,
  }),
  validateBusinessProperties: call(
    'GET procurement/external/documents/requisitions/{documentId}/validateBusinessProperties',
    {
      id: 'RQX-06',
      says: 'Whether its requester, and the person it is for, are still with the company.',
      ...read,
      returns: RequisitionValidation,
    },
  ),
  setStatus: call('PUT procurement/external/documents/requisitions/status/{documentId}/{status}', {
    id: 'RQX-07',
    says: 'Tells how it stands in the other system, with a reason where there is one. DRAFT is no such state: drafts are written and taken back in Kontor.',
    may: 'requisition.manage',
    needs: { ...needs, status: 'status is required' },
    path: { ...path, status: oneOf(externalStates) },
    body: omittable(record({ reason: maybe(text({ max: 2000 })) })),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'Locked'],
  }),
}
