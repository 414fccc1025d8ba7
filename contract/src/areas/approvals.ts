import { Approval, ApprovalFlow, ApprovalPermissions, ApprovalStep } from '../entities/index.ts'
import { call, id, list, maybe, nothing, omittable, record, text, yes } from '../words/index.ts'

const needs = { documentId: 'documentId is required' }

/** 001 §7 Approval service; F-119, F-120, F-163, F-210, F-211, F-346. */
export const approvals = {
  approve: call('PATCH approval-service/v0/steps/current/{documentId}', {
    id: 'APR-01',
    says: 'Approves the current step (outcome ACCEPT), and may invite others to the next.',
    may: 'approval.decide',
    served: false,
    needs,
    body: Approval,
    returns: ApprovalStep,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  canApprove: call('GET approval-service/v0/canapprove/{documentId}', {
    id: 'APR-02',
    says: 'Whether the caller may approve the document now.',
    may: 'approval.read',
    served: false,
    needs,
    returns: record({ canApprove: yes() }),
    fails: ['ResourceNotFound'],
  }),

  readNextStep: call('GET approval-service/v0/steps/next/{documentId}', {
    id: 'APR-03',
    says: 'The step that comes after the current one.',
    may: 'approval.read',
    served: false,
    needs,
    returns: ApprovalStep,
    fails: ['ResourceNotFound'],
  }),

  reject: call('POST approval-service/v0/reject/{documentId}', {
    id: 'APR-04',
    says: 'Rejects the document; a reason is taken (F-211).',
    may: 'approval.decide',
    served: false,
    needs,
    query: { rejecterId: maybe(id('user')), reason: text({ min: 1, max: 2000 }) },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readFlow: call('GET approval-service/v0/approvalflow/{documentId}', {
    id: 'APR-05',
    says: 'All steps of the document’s approval, those that were and those that will be.',
    may: 'approval.read',
    served: false,
    needs,
    returns: ApprovalFlow,
    fails: ['ResourceNotFound'],
  }),

  createStep: call('POST approval-service/v0/steps/current/{documentId}', {
    id: 'APR-06',
    says: 'Creates a step for the document.',
    may: 'approval.decide',
    served: false,
    needs,
    body: omittable(record({ invitedUserIds: maybe(list(id('user'), { max: 100 })) })),
    returns: ApprovalStep,
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readPermissions: call('GET approval-service/v0/approvals/permissions/{documentId}', {
    id: 'APR-07',
    says: 'What the caller may do with the document’s approval.',
    may: 'approval.read',
    served: false,
    needs,
    returns: ApprovalPermissions,
    fails: ['ResourceNotFound'],
  }),
}
