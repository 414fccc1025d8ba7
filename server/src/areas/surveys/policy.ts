import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with surveys and questionnaires. */
export const policy: Policy = {
  'survey.read': {
    says: t`Those who bring suppliers in, those who buy and those who look on see what was asked and answered.`,
    roles: ['companyAdmin', 'apManager', 'buyer', 'onboarder', 'readOnly', 'supporter'],
  },
  'survey.write': {
    says: t`Administrators and those who bring suppliers in make questionnaires and send them.`,
    roles: ['companyAdmin', 'onboarder'],
  },
  'survey.answer': {
    says: t`A supplier’s contact answers, and so do the administrators and onboarders of any company.`,
    roles: ['companyAdmin', 'onboarder', 'supplierContact'],
  },
}
