import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may see what was spent: sums tell of every document, so whoever sees them reads documents as well. */
export const policy: Policy = {
  'spend.read': {
    says: t`Administrators, AP managers, buyers and read-only users can view what was spent.`,
    roles: ['companyAdmin', 'apManager', 'buyer', 'readOnly'],
  },
}
