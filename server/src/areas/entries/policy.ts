import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with documents. */
export const policy: Policy = {
  'document.read': {
    says: t`Everyone except translators can read the company’s documents.`,
    roles: [
      'companyAdmin',
      'apManager',
      'apClerk',
      'approver',
      'buyer',
      'requester',
      'onboarder',
      'readOnly',
      'supplierContact',
      'supporter',
    ],
  },
  'document.write': {
    says: t`Accounts payable, buyers, requesters and supplier contacts can create, upload, tag and archive documents.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'requester', 'supplierContact'],
  },
  'document.send': {
    says: t`Accounts payable, buyers and supplier contacts can send documents for the company. Requesters can only prepare them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'supplierContact'],
  },
  'document.answer': {
    says: t`Accounts payable, approvers, buyers and suppliers can respond to documents: accept, reject, dispute, confirm or mark as paid.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'supplierContact'],
  },
  'document.delete': {
    says: t`Everyone who can create drafts can delete them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'requester', 'supplierContact'],
  },
  'document.share': {
    says: t`Administrators and AP managers can share documents with others.`,
    roles: ['companyAdmin', 'apManager'],
  },
  'document.comment': {
    says: t`Everyone who works on documents, except read-only users, can comment on them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'onboarder', 'supplierContact'],
  },
  'document.manage': {
    says: t`Administrators and AP managers can confirm bank details and register for clearance.`,
    roles: ['companyAdmin', 'apManager'],
  },
  'payment.write': {
    says: t`Administrators and AP managers can create and cancel payment files.`,
    roles: ['companyAdmin', 'apManager'],
  },
  'statement.import': {
    says: t`Administrators, AP managers and suppliers can import bank statements.`,
    roles: ['companyAdmin', 'apManager', 'supplierContact'],
  },
  'document.hold': {
    says: t`Administrators can place and release legal holds, and decide whether documents are deleted when their retention period ends.`,
    roles: ['companyAdmin'],
  },
}
