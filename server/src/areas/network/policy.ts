import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the company’s connections. */
export const policy: Policy = {
  'network.read': {
    says: t`Everyone in the company can view its connections and search for companies.`,
    roles: 'all',
  },
  'network.write': {
    says: t`Administrators, onboarding managers, AP managers and supplier contacts can request connections and respond to requests.`,
    roles: ['companyAdmin', 'onboarder', 'apManager', 'supplierContact'],
  },
}
