import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with requisitions. */
export const policy: Policy = {
  'requisition.read': {
    says: t`Buyers, requesters, approvers, accounts payable and read-only users can view requisitions.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer', 'requester', 'readOnly', 'supporter'],
  },
  'requisition.write': {
    says: t`Requesters and buyers can create requisitions.`,
    roles: ['companyAdmin', 'buyer', 'requester'],
  },
  'requisition.approve': {
    says: t`AP managers, approvers and administrators can approve requisitions.`,
    roles: ['companyAdmin', 'apManager', 'approver'],
  },
  'requisition.manage': {
    says: t`Administrators and buyers can report the status of requisitions from other systems.`,
    roles: ['companyAdmin', 'buyer'],
  },
}
