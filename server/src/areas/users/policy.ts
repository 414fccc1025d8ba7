import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the people of a company. */
export const policy: Policy = {
  'profile.read': {
    says: t`Everybody may read what they keep for themselves, and where they work.`,
    roles: 'all',
  },
  'profile.write': {
    says: t`Everybody may keep what is their own, such as their language.`,
    roles: 'all',
  },
  'user.read': {
    says: t`Everybody who works in a company may see who else does.`,
    roles: 'all',
  },
  'user.write': {
    says: t`Only an administrator of the company locks people out and lets them in again.`,
    roles: ['companyAdmin'],
  },
}
