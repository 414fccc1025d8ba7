import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the coding of documents. */
export const policy: Policy = {
  'coding.read': {
    says: t`Those who code and approve see the codes and their lists.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'readOnly', 'supporter'],
  },
  'coding.write': {
    says: t`Accounts payable, buyers and approvers code documents.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester'],
  },
  'coding.configure': {
    says: t`Administrators and AP managers maintain lists, rules and thresholds.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
