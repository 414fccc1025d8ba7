import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with models that suggest. */
export const policy: Policy = {
  'suggestion.read': {
    says: t`Everyone who works with documents can get suggestions.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'supplierContact'],
  },
  'suggestion.teach': {
    says: t`Everyone who can get suggestions can train them.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'supplierContact'],
  },
}
