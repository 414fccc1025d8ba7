import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with teams. */
export const policy: Policy = {
  'team.read': {
    says: t`Everybody who works in a company may see its teams.`,
    roles: 'all',
  },
  'team.write': {
    says: t`Administrators make teams and say who is in them.`,
    roles: ['companyAdmin'],
  },
}
