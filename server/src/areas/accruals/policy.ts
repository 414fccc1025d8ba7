import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may see what was received and not invoiced; of orders that they may not read they see nothing even so. */
export const policy: Policy = {
  'accrual.read': {
    says: t`Administrators, accounts payable, buyers and read-only users can view what was received and not invoiced.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'readOnly'],
  },
}
