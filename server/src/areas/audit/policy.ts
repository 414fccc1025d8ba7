import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may read what was done in the company. */
export const policy: Policy = {
  'audit.read': {
    says: t`Administrators can see who changed what in the company, and when.`,
    roles: ['companyAdmin'],
  },
}
