import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with bringing suppliers in. */
export const policy: Policy = {
  'onboarding.read': {
    says: t`Those who bring suppliers in, who buy and who pay see how far each has come.`,
    roles: ['companyAdmin', 'apManager', 'buyer', 'onboarder', 'readOnly', 'supporter'],
  },
  'onboarding.write': {
    says: t`Administrators and those who bring suppliers in upload, invite and approve.`,
    roles: ['companyAdmin', 'onboarder'],
  },
}
