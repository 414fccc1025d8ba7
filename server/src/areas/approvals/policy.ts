import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with approvals of documents. */
export const policy: Policy = {
  'approval.read': {
    says: t`Everybody who works with documents sees who approves them and why.`,
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
    says: t`Those who decide approve and reject; a buyer approves what requesters ask for.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer'],
  },
}
