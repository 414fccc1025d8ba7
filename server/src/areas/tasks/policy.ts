import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with tasks. */
export const policy: Policy = {
  'task.read': {
    says: t`Everybody sees the tasks of the company.`,
    roles: 'all',
  },
  'task.write': {
    says: t`Whoever works in the company, and not only looks on, gives tasks and completes them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'onboarder', 'supplierContact'],
  },
}
