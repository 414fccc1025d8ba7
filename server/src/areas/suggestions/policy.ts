import { said } from '@kontor/ubl'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with models that suggest. */
export const policy: Policy = {
  'suggestion.read': {
    says: said`Everybody who works with documents may ask a model.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'supplierContact'],
  },
  'suggestion.teach': {
    says: said`Those whose choices a model learns from teach it by choosing.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'supplierContact'],
  },
}
