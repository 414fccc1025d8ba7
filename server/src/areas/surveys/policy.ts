import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with surveys and questionnaires. */
export const policy: Policy = {
  'survey.read': {
    says: t`Onboarding managers, buyers and read-only users see questions and answers.`,
    roles: ['companyAdmin', 'apManager', 'buyer', 'onboarder', 'readOnly', 'supporter'],
  },
  'survey.write': {
    says: t`Administrators and onboarding managers create and send questionnaires.`,
    roles: ['companyAdmin', 'onboarder'],
  },
  'survey.answer': {
    says: t`A supplier’s contact answers, and so do the administrators and onboarders of any company.`,
    roles: ['companyAdmin', 'onboarder', 'supplierContact'],
  },
}
