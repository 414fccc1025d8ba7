import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the flows that documents follow. */
export const policy: Policy = {
  'workflow.read': {
    says: t`Everybody who works with documents sees what their flow did and why.`,
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
    says: t`Those who deal with documents move them on in their flow.`,
    roles: ['companyAdmin', 'apManager', 'apClerk', 'approver', 'buyer'],
  },
  'workflow.write': {
    says: t`Only administrators and AP managers change a workflow.`,
    roles: ['companyAdmin', 'apManager'],
  },
}
