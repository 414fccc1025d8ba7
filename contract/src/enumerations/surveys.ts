/** F-144 */
export const questionnaireTriggerTypes = ['MY_COMPANY', 'TARGET_COMPANY'] as const
/** F-145 */
export const questionnaireBlockTypes = [
  'textBlock',
  'translatableTextBlock',
  'translatableQuestionView',
  'questionView',
  'question',
] as const
/** F-146 */
export const questionAnswerTypes = ['TEXT', 'CHOICELIST', 'FILEUPLOAD', 'IDENTIFIER', 'ADDRESS'] as const
/** F-147 */
export const questionnaireStates = ['PUBLISHED', 'DRAFT', 'RETIRED'] as const
/** F-148 */
export const questionnaireRequestStates = ['SENT', 'ANSWERING', 'UNDER_REVIEW', 'REJECTED', 'APPROVED'] as const
/** F-149 */
export const reviewerTypes = ['USER', 'USERGROUP'] as const
/** F-150 */
export const choiceListStrategies = [
  'CUSTOM',
  'COUNTRY',
  'COMPANYSIZE',
  'COMPANYOWNERSHIP',
  'INDUSTRY',
  'TAX_IDENTIFIER',
  'LEGAL_IDENTIFIER',
] as const
