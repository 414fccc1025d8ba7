import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the company’s own data. */
export const policy: Policy = {
  'company.read': {
    says: t`Everyone in the company can view its data, its branches and the public profiles of its connections.`,
    roles: 'all',
  },
  'company.write': {
    says: t`Only administrators can change the company’s name, address and identifiers.`,
    roles: ['companyAdmin'],
  },
  'company.configure': {
    says: t`Only administrators can change company settings.`,
    roles: ['companyAdmin'],
  },
}
