import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with bringing suppliers in. */
export const policy: Policy = {
  'onboarding.read': {
    says: t`Onboarding managers, buyers, accounts payable and read-only users can view supplier onboarding.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'onboarder', 'readOnly', 'supporter'],
  },
  'onboarding.write': {
    says: t`Administrators and onboarding managers can upload, invite and approve suppliers.`,
    roles: ['companyAdmin', 'onboarder'],
  },
}
