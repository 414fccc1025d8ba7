import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with budgets; what is left of them is seen by whoever sees requisitions. */
export const policy: Policy = {
  'budget.read': {
    says: t`Administrators, AP managers, approvers, buyers and read-only users can view budgets and what uses them.`,
    roles: ['companyAdmin', 'apManager', 'approver', 'buyer', 'readOnly'],
  },
  'budget.write': {
    says: t`Administrators and AP managers can set, close and delete budgets.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
