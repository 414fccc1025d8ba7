import { said } from '@kontor/ubl'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with work that is given to people. */
export const policy: Policy = {
  'assignment.read': {
    says: said`Everybody who may be given work sees where it is.`,
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
    says: said`Those who deal with documents hand work to each other, comment on it and close it.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'onboarder'],
  },
  'assignment.configure': {
    says: said`The heads of accounts payable and administrators set delegates, reminders and escalations.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
