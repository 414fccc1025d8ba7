import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with apps. */
export const policy: Policy = {
  'app.read': {
    says: t`Everyone in the company can view its app store and active apps.`,
    roles: 'all',
  },
  'app.write': {
    says: t`Only administrators can add apps to the store, activate them and remove them.`,
    roles: ['companyAdmin'],
  },
  'app.settings': {
    says: t`Only administrators can change app settings for the whole company.`,
    roles: ['companyAdmin'],
  },
}
