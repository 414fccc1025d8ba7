import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with invoices and their orders. */
export const policy: Policy = {
  'match.accept': {
    says: t`Accounts payable, buyers and administrators can match invoices to orders and accept differences.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer'],
  },
  'match.configure': {
    says: t`Administrators and AP managers can set which differences are tolerated.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
