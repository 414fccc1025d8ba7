import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with work that is given to people. */
export const policy: Policy = {
  'assignment.read': {
    says: t`Everybody who may be given work sees where it is.`,
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
    says: t`Those who deal with documents hand work to each other, comment on it and close it.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'onboarder'],
  },
  'assignment.configure': {
    says: t`AP managers and administrators set delegates, reminders and escalations.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
