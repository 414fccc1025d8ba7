import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with tasks. */
export const policy: Policy = {
  'task.read': {
    says: t`Everyone in the company can view tasks.`,
    roles: 'all',
  },
  'task.write': {
    says: t`Everyone in the company, except read-only users, can create and complete tasks.`,
    roles: [
      'companyAdmin',
      'apManager',
      'apClerk',
      'approver',
      'buyer',
      'requester',
      'onboarder',
      'supplierContact',
      'supporter',
      'translator',
    ],
  },
}
