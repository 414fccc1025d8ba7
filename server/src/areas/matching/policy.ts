import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with invoices and their orders. */
export const policy: Policy = {
  'match.accept': {
    says: t`Accounts payable, buyers and administrators can say what an invoice bills of which order, and accept how it differs.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer'],
  },
  'match.configure': {
    says: t`Administrators and AP managers can set which differences are tolerated.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
