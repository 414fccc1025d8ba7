import { Approval, ApprovalFlow, ApprovalPermissions, ApprovalStep, WaitingApproval } from '../entities/index.ts'
import { call, id, itemsOf, list, maybe, nothing, omittable, paging, record, text, uuid, yes } from '../words/index.ts'
import { narrowing } from './document-lists/narrowing.ts'
import { changed, chosen } from './document-lists/selection.ts'

const needs = { documentId: 'documentId is required' }

/** 001 §7 Approval service; F-119, F-120, F-163, F-210, F-211, F-346. */
export const approvals = {
  approve: call('PATCH approval-service/v0/steps/current/{documentId}', {
    id: 'APR-01',
    says: 'Approves the current step (outcome ACCEPT), and may invite others to one that comes after those that are open. The approver is whoever asks, or a colleague who is away and whose substitute they are.',
    may: 'approval.decide',
    needs,
    body: Approval,
    returns: ApprovalStep,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  canApprove: call('GET approval-service/v0/canapprove/{documentId}', {
    id: 'APR-02',
    says: 'Whether the caller may approve the document now.',
    may: 'approval.read',
    needs,
    returns: record({ canApprove: yes() }),
    fails: ['ResourceNotFound'],
  }),

  readNextStep: call('GET approval-service/v0/steps/next/{documentId}', {
    id: 'APR-03',
    says: 'The step that comes after the current one.',
    may: 'approval.read',
    needs,
    returns: ApprovalStep,
    fails: ['ResourceNotFound'],
  }),

  reject: call('POST approval-service/v0/reject/{documentId}', {
    id: 'APR-04',
    says: 'Rejects the document at its current step; a reason is taken (F-211). Steps that were to come after it fall away.',
    may: 'approval.decide',
    needs,
    query: {
      rejecterId: maybe(id('user')),
      reason: text({ min: 1, max: 2000, says: 'Why, for those who asked.' }),
    },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readFlow: call('GET approval-service/v0/approvalflow/{documentId}', {
    id: 'APR-05',
    says: 'All steps of the document’s approval, those that were and those that will be.',
    may: 'approval.read',
    needs,
    returns: ApprovalFlow,
    fails: ['ResourceNotFound'],
  }),

  createStep: call('POST approval-service/v0/steps/current/{documentId}', {
    id: 'APR-06',
    says: 'Asks colleagues to approve a document: its current step, or one that comes after those that are open. Whoever of them is first decides it; where nobody is named, the heads of accounts payable are asked.',
    may: 'approval.decide',
    needs,
    body: omittable(
      record({
        invitedUserIds: maybe(list(id('user'), { max: 100 })),
        because: maybe(text({ max: 1000, says: 'Why they are asked.' })),
      }),
    ),
    returns: ApprovalStep,
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readPermissions: call('GET approval-service/v0/approvals/permissions/{documentId}', {
    id: 'APR-07',
    says: 'What the caller may do with the document’s approval.',
    may: 'approval.read',
    needs,
    returns: ApprovalPermissions,
    fails: ['ResourceNotFound'],
  }),

  withdraw: call('DELETE approval-service/v0/approvalflow/{documentId}/steps/{stepId}', {
    id: 'K-APR-02',
    says: 'Takes back a step that waits: who asked for it does, or an administrator.',
    may: 'approval.decide',
    needs,
    path: { stepId: uuid() },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  listWaiting: call('GET approval-service/v0/approvals/waiting', {
    id: 'K-APR-01',
    says: 'The documents whose approval waits for the caller today, those asked for first before the others.',
    may: 'approval.read',
    query: paging(20),
    returns: itemsOf(WaitingApproval),
  }),
  approveDocuments: call('POST documents/approvals', {
    id: 'K-APR-03',
    says: 'Approves the current step of many documents at once, for the caller. What does not wait for them is passed over; the answer names what was approved.',
    may: 'approval.decide',
    query: narrowing,
    body: record({
      /** Passes over what has a warning that somebody should look at. */
      SkipWarned: yes(false),
      ...chosen,
    }),
    returns: changed,
    fails: ['BadRequest'],
  }),
  readApproval: call('GET documents/{documentId}/approval', {
    id: 'U-022',
    says: 'How the approval of a document stands.',
    may: 'document.read',
    needs: { documentId: 'documentId is required' },
    returns: ApprovalFlow,
    fails: ['ResourceNotFound'],
  }),
}
