import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with models that suggest. */
export const policy: Policy = {
  'suggestion.read': {
    says: t`Everybody who works with documents may ask a model.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'supplierContact'],
  },
  'suggestion.teach': {
    says: t`Those whose choices a model learns from teach it by choosing.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'supplierContact'],
  },
}
