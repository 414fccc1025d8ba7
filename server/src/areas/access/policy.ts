import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may ask about the rights of others. */
export const policy: Policy = {
  'access.explain': {
    says: t`An administrator of the company, and whoever supports it, may ask why somebody may or may not do something.`,
    roles: ['companyAdmin', 'supporter'],
  },
}
