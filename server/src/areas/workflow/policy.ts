import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the flows that documents follow. */
export const policy: Policy = {
  'workflow.read': {
    says: t`Everyone who works with documents can view workflows and their runs.`,
    roles: [
      'companyAdmin',
      'apManager',
      'apClerk',
      'approver',
      'buyer',
      'requester',
      'onboarder',
      'readOnly',
      'supporter',
    ],
  },
  'workflow.run': {
    says: t`Accounts payable, approvers and buyers can run workflows.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer'],
  },
  'workflow.write': {
    says: t`Only administrators and AP managers can manage workflows.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
