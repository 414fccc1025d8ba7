import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may ask about the rights of others. */
export const policy: Policy = {
  'access.explain': {
    says: t`Administrators and support staff can check why a person has or does not have access.`,
    roles: ['companyAdmin', 'supporter'],
  },
}
