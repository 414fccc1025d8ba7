import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with scanned documents. */
export const policy: Policy = {
  'scan.read': {
    says: t`Those who work with what comes in see what was scanned.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'readOnly', 'supporter'],
  },
  'scan.write': {
    says: t`Accounts payable mends, holds, rejects and sends on what was scanned.`,
    roles: ['companyAdmin', 'apManager', 'apClerk'],
  },
  'scan.configure': {
    says: t`Administrators and AP managers set folders, senders and reasons.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
