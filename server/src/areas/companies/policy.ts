import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the company’s own data. */
export const policy: Policy = {
  'company.read': {
    says: t`Everybody who works in a company may read its data, its branches and its connections’ public profiles.`,
    roles: 'all',
  },
  'company.write': {
    says: t`Only an administrator of the company changes its name, address and identifiers.`,
    roles: ['companyAdmin'],
  },
  'company.configure': {
    says: t`Only an administrator of the company sets what holds for all who work in it.`,
    roles: ['companyAdmin'],
  },
}
