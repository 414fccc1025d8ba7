import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with apps. */
export const policy: Policy = {
  'app.read': {
    says: t`Everybody who works in a company may see its store and which apps are active.`,
    roles: 'all',
  },
  'app.write': {
    says: t`Only an administrator of the company adds apps to its store, activates them with rights, and takes them away.`,
    roles: ['companyAdmin'],
  },
  'app.settings': {
    says: t`Only an administrator of the company sets how an app behaves for all, in the app or in the administration.`,
    roles: ['companyAdmin'],
  },
}
