import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with documents. */
export const policy: Policy = {
  'document.read': {
    says: t`Everybody who works with documents reads those of the company; translators have no business with them.`,
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
    says: t`Those who write documents save, upload, tag and archive them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'requester', 'supplierContact'],
  },
  'document.send': {
    says: t`Those who speak for the company send its documents; a requester writes and leaves the sending to a buyer.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'supplierContact'],
  },
  'document.answer': {
    says: t`Those who decide on what comes in accept, reject, dispute and pay, and a supplier confirms or cancels its own.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'supplierContact'],
  },
  'document.delete': {
    says: t`Everyone who can write drafts can delete them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'requester', 'supplierContact'],
  },
  'document.share': {
    says: t`Administrators and AP managers grant access to a document.`,
    roles: ['companyAdmin', 'apManager'],
  },
  'document.comment': {
    says: t`Everyone who works on documents, except read-only users, can comment on them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'onboarder', 'supplierContact'],
  },
  'document.manage': {
    says: t`Administrators and AP managers remap lines and register for clearance.`,
    roles: ['companyAdmin', 'apManager'],
  },
  'document.hold': {
    says: t`Administrators manage retention: they place and release legal holds, and decide whether documents are deleted when their retention period ends.`,
    roles: ['companyAdmin'],
  },
}
