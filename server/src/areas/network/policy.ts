import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the company’s connections. */
export const policy: Policy = {
  'network.read': {
    says: t`Everybody who works in a company may see with whom it is connected, and look for others.`,
    roles: 'all',
  },
  'network.write': {
    says: t`Administrators, onboarding managers, AP managers and supplier contacts request connections and answer requests.`,
    roles: ['companyAdmin', 'onboarder', 'apManager', 'supplierContact'],
  },
}
