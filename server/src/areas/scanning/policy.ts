import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with scanned documents. */
export const policy: Policy = {
  'scan.read': {
    says: t`Accounts payable, approvers and read-only users can view scanned documents.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'readOnly', 'supporter'],
  },
  'scan.write': {
    says: t`Accounts payable can correct, hold, reject and forward scanned documents.`,
    roles: ['companyAdmin', 'apManager', 'apClerk'],
  },
  'scan.configure': {
    says: t`Administrators and AP managers can configure scan folders, senders and reasons.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
