import { said } from '@kontor/ubl'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with the terms of service. */
export const policy: Policy = {
  'terms.accept': {
    says: said`Only an administrator accepts terms for the company.`,
    roles: ['companyAdmin'],
  },
}
