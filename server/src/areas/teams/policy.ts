import { said } from '@kontor/ubl'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with teams. */
export const policy: Policy = {
  'team.read': {
    says: said`Everybody who works in a company may see its teams.`,
    roles: 'all',
  },
  'team.write': {
    says: said`Administrators make teams and say who is in them.`,
    roles: ['companyAdmin'],
  },
}
