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

/** In whose hands a company is; of F-150 the spec names the strategy alone. */
export const companyOwnerships = [
  'PRIVATE',
  'FAMILY',
  'PARTNERSHIP',
  'PUBLICLY_LISTED',
  'COOPERATIVE',
  'STATE_OWNED',
  'NON_PROFIT',
] as const

/** What its reader may do with a questionnaire. */
export const questionnaireActions = ['edit', 'publish', 'retire', 'send'] as const
/** What its reader may do with a request: of who was asked, and of who asked. */
export const questionnaireRequestActions = ['answer', 'submit', 'approve', 'reject', 'verify', 'remind'] as const
/** From whose side requests are seen: who sent them, or who received them. */
export const questionnaireDirections = ['SENT', 'RECEIVED'] as const
