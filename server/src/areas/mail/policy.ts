import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with mail. */
export const policy: Policy = {
  'mail.send': {
    says: t`Administrators, accounts payable, buyers, onboarding managers and supplier contacts can send e-mail.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'buyer', 'onboarder', 'supplierContact'],
  },
  'mail.read': {
    says: t`Administrators can view all e-mails sent by the company.`,
    roles: ['companyAdmin'],
  },
}
