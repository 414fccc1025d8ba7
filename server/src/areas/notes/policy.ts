import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who writes notes; they are read by whoever sees the company’s connections. */
export const policy: Policy = {
  'note.write': {
    says: t`Everyone who works with partners can write notes about them: administrators, accounts payable, approvers, buyers, onboarding managers and supplier contacts.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'onboarder', 'supplierContact'],
  },
}
