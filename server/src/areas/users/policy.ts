import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the people of a company. */
export const policy: Policy = {
  'profile.read': {
    says: t`Everyone can read their own preferences and companies.`,
    roles: 'all',
  },
  'profile.write': {
    says: t`Everyone can change their own preferences, such as language.`,
    roles: 'all',
  },
  'user.read': {
    says: t`Everyone in the company can view the people in it.`,
    roles: 'all',
  },
  'user.write': {
    says: t`Only administrators can add people, change their roles and lock accounts.`,
    roles: ['companyAdmin'],
  },
}
