import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with work that is given to people. */
export const policy: Policy = {
  'assignment.read': {
    says: t`Everyone who can be assigned work can view assignments.`,
    roles: [
      'companyAdmin',
      'apManager',
      'apClerk',
      'approver',
      'buyer',
      'requester',
      'onboarder',
      'readOnly',
      'supporter',
    ],
  },
  'assignment.write': {
    says: t`Everyone who processes documents can assign, comment on and close work.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'onboarder'],
  },
  'assignment.configure': {
    says: t`AP managers and administrators can set delegates, reminders and escalations.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
