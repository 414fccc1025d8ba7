import { ApprovalStrategy, RequisitionInput, RequisitionValidation } from '../../entities/index.ts'
import { call, id, maybe, record, text, uuid, yes } from '../../words/index.ts'

const read = {
  may: 'requisition.read',
  path: { documentId: id('requisition') },
  needs: { documentId: 'documentId is required' },
  fails: ['ResourceNotFound'],
} as const
const answer = record({ Answer: yes(), Because: maybe(text()) })

/** What is asked of a requisition before it goes on. */
export const questions = {
  isEditable: call('GET procurement/documents/requisitions/{documentId}/iseditable', {
    id: 'REQ-19',
    says: 'Whether the caller may change it.',
    ...read,
    returns: answer,
  }),
  readOnBehalfOf: call('GET procurement/documents/requisitions/{documentId}/onBehalfOf', {
    id: 'REQ-28',
    says: 'For whom it was written.',
    ...read,
    returns: record({ UserId: maybe(id('user')), Name: maybe(text()) }),
  }),
  readApprovalStrategy: call('GET procurement/documents/requisitions/{documentId}/approvalStrategy', {
    id: 'REQ-29',
    says: 'By what its approvers are chosen, and who they are.',
    ...read,
    returns: ApprovalStrategy,
  }),
  previewApproval: call('POST procurement/documents/requisitions/{documentId}/approvalPreview', {
    id: 'K-REQ-05',
    says: 'The same of what is being written under an id, and of nothing that is saved there: to whom it would go, and why.',
    may: 'requisition.write',
    needs: { documentId: 'documentId is required' },
    path: { documentId: uuid() },
    body: RequisitionInput,
    returns: ApprovalStrategy,
    fails: ['ResourceNotFound', 'BadRequest'],
  }),
  validate: call('GET procurement/documents/requisitions/{documentId}/validate', {
    id: 'REQ-30',
    says: 'Whether it may be submitted, and what to mend: all that the calls for single kinds of problems find.',
    ...read,
    returns: RequisitionValidation,
  }),
  validateInternally: call('GET procurement/documents/requisitions/{documentId}/validate/internal', {
    id: 'REQ-31',
    says: 'The same by the company’s own rules only: its lines, delivery place, requester and budgets, and nothing of its suppliers.',
    ...read,
    returns: RequisitionValidation,
  }),
  validateConnections: call('GET procurement/documents/requisitions/{documentId}/validateConnections', {
    id: 'REQ-32',
    says: 'Whether the partners that it names as suppliers can be reached; of suppliers whom the company does not know, RQX-05 tells.',
    ...read,
    returns: RequisitionValidation,
  }),
  validateOcr: call('GET procurement/documents/requisitions/{documentId}/ocr/validate', {
    id: 'REQ-33',
    says: 'In what it differs from the uploaded quote of which it was made; without a quote in nothing.',
    ...read,
    returns: RequisitionValidation,
  }),
  isSilentOcr: call('GET procurement/documents/requisitions/{documentId}/isSilentOCR', {
    id: 'REQ-34',
    says: 'Whether it was read from the uploaded quote as it stands there, so that nobody has to look at the paper; else why somebody has.',
    ...read,
    returns: answer,
  }),
  isWithinTolerance: call('GET procurement/documents/requisitions/{documentId}/tolerance/canAutoApprove', {
    id: 'REQ-35',
    says: 'Whether it is small enough to be approved by itself.',
    ...read,
    returns: answer,
  }),
  isCodedForApproval: call('GET procurement/documents/requisitions/{documentId}/coding/canAutoApprove', {
    id: 'REQ-36',
    says: 'Whether its coding lets it be approved by itself.',
    ...read,
    returns: answer,
  }),
}
