import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with approvals of documents. */
export const policy: Policy = {
  'approval.read': {
    says: t`Everyone who works with documents can see who approved them and why.`,
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
  'approval.decide': {
    says: t`Approvers can approve and decline; buyers can approve requests of requesters.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer'],
  },
}
