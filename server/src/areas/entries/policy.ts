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
    says: t`Whoever writes drafts may delete them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'requester', 'supplierContact'],
  },
  'document.share': {
    says: t`Administrators and the heads of accounts payable give others a right on a document.`,
    roles: ['companyAdmin', 'apManager'],
  },
  'document.comment': {
    says: t`Whoever deals with documents, and not only looks on, speaks in their threads.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'onboarder', 'supplierContact'],
  },
  'document.manage': {
    says: t`Administrators and the heads of accounts payable remap lines and register for clearance.`,
    roles: ['companyAdmin', 'apManager'],
  },
  'document.hold': {
    says: t`Administrators answer for what the company keeps: they hold documents beyond their time, release them, and say whether what need not be kept is thrown away.`,
    roles: ['companyAdmin'],
  },
}
