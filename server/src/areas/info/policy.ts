import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with what is the same for everybody. */
export const policy: Policy = {
  'translation.write': {
    says: t`Only translators can change translations.`,
    roles: ['translator'],
  },
}
