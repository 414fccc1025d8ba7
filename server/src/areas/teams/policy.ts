import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with teams. */
export const policy: Policy = {
  'team.read': {
    says: t`Everyone in the company can view its teams.`,
    roles: 'all',
  },
  'team.write': {
    says: t`Administrators can manage teams and their members.`,
    roles: ['companyAdmin'],
  },
}
