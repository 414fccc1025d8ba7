import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with rates of exchange. */
export const policy: Policy = {
  'rate.write': {
    says: t`Administrators and AP managers can set the company’s exchange rates.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
