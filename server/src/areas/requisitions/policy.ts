import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with requisitions. */
export const policy: Policy = {
  'requisition.read': {
    says: t`Those who buy, ask, approve and pay see the requisitions.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'readOnly', 'supporter'],
  },
  'requisition.write': {
    says: t`Requesters and buyers write requisitions.`,
    roles: ['companyAdmin', 'buyer', 'requester'],
  },
  'requisition.manage': {
    says: t`Buyers and administrators report the status of a requisition in another system.`,
    roles: ['companyAdmin', 'buyer'],
  },
}
