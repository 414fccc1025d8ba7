import { said } from '@kontor/ubl'
import type { Policy } from '../../platform/index.ts'

/** Who may ask about the rights of others. */
export const policy: Policy = {
  'access.explain': {
    says: said`An administrator of the company, and whoever supports it, may ask why somebody may or may not do something.`,
    roles: ['companyAdmin', 'supporter'],
  },
}
