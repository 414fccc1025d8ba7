import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the coding of documents. */
export const policy: Policy = {
  'coding.read': {
    says: t`Everyone who codes, approves or reviews documents can view codes and lists.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'readOnly', 'supporter'],
  },
  'coding.write': {
    says: t`Accounts payable, buyers, approvers and requesters can code documents.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester'],
  },
  'coding.configure': {
    says: t`Administrators and AP managers can manage coding lists, rules and thresholds.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
