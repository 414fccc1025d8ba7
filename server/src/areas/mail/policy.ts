import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with mail. */
export const policy: Policy = {
  'mail.send': {
    says: t`Those who speak for the company mail its people through Kontor.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'onboarder', 'supplierContact'],
  },
  'mail.read': {
    says: t`Administrators see every mail that left the company.`,
    roles: ['companyAdmin'],
  },
}
