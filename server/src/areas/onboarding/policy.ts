import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with bringing suppliers in. */
export const policy: Policy = {
  'onboarding.read': {
    says: t`Onboarding managers, buyers and accounts payable see the progress of each supplier.`,
    roles: ['companyAdmin', 'apManager', 'buyer', 'onboarder', 'readOnly', 'supporter'],
  },
  'onboarding.write': {
    says: t`Administrators and onboarding managers upload, invite and approve suppliers.`,
    roles: ['companyAdmin', 'onboarder'],
  },
}
