import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with rates of exchange. */
export const policy: Policy = {
  'rate.write': {
    says: t`Administrators and the heads of accounts payable set rates of the company’s own.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
