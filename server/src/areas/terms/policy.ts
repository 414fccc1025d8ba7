import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the terms of service. */
export const policy: Policy = {
  'terms.accept': {
    says: t`Only administrators can accept terms for the company.`,
    roles: ['companyAdmin'],
  },
  'terms.read': {
    says: t`Only administrators can see who has accepted the terms.`,
    roles: ['companyAdmin'],
  },
}
