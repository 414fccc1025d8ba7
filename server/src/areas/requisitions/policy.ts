import { said } from '@kontor/ubl'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with requisitions. */
export const policy: Policy = {
  'requisition.read': {
    says: said`Those who buy, ask, approve and pay see the requisitions.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'readOnly', 'supporter'],
  },
  'requisition.write': {
    says: said`Requesters and buyers write requisitions.`,
    roles: ['companyAdmin', 'buyer', 'requester'],
  },
  'requisition.manage': {
    says: said`Buyers and administrators tell how a requisition stands in another system.`,
    roles: ['companyAdmin', 'buyer'],
  },
}
