import { t } from '@kontor/i18n'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with surveys and questionnaires. */
export const policy: Policy = {
  'survey.read': {
    says: t`Onboarding managers, buyers, AP managers, supplier contacts and read-only users can view questionnaires and answers.`,
    roles: ['companyAdmin', 'apManager', 'buyer', 'onboarder', 'supplierContact', 'readOnly', 'supporter'],
  },
  'survey.write': {
    says: t`Administrators and onboarding managers can create and send questionnaires.`,
    roles: ['companyAdmin', 'onboarder'],
  },
  'survey.answer': {
    says: t`Supplier contacts, administrators and onboarding managers can answer questionnaires.`,
    roles: ['companyAdmin', 'onboarder', 'supplierContact'],
  },
}
