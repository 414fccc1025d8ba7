import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with offers to be paid early; they are seen by whoever reads documents. */
export const policy: Policy = {
  'promotion.write': {
    says: t`Administrators and AP managers can offer suppliers to be paid early.`,
    roles: ['companyAdmin', 'apManager'],
  },
  'promotion.answer': {
    says: t`Administrators and supplier contacts can respond to offers to be paid early.`,
    roles: ['companyAdmin', 'supplierContact'],
  },
}
