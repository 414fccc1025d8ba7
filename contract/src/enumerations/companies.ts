/** F-134, F-135, F-136 */
export const accountStates = ['CREATED', 'ACTIVE', 'PASSIVE', 'LOCKED', 'DELETED', 'MERGED'] as const
export const accountTypes = ['FREE', 'PREMIUM'] as const
export const companySizes = [
  'ONE',
  'FROM2TO15',
  'FROM16TO49',
  'FROM50TO99',
  'FROM100TO249',
  'FROM250TO499',
  'FROM500TO999',
  'FROM1000TO4999',
  'FROM5000TO9999',
  'FROM10000',
] as const

/** F-137: of about 46 values the spec names seven (ACADEMIA, BANKING, FINANCE, HEALTHCARE, RETAIL, SOFTWARE, OTHER). */
export const companyIndustries = [
  'ACADEMIA',
  'ACCOUNTING',
  'ADVERTISING',
  'AEROSPACE',
  'AGRICULTURE',
  'ARCHITECTURE',
  'AUTOMOTIVE',
  'BANKING',
  'BIOTECHNOLOGY',
  'CHEMICALS',
  'CONSTRUCTION',
  'CONSULTING',
  'CONSUMER_GOODS',
  'DEFENSE',
  'DESIGN',
  'EDUCATION',
  'ELECTRONICS',
  'ENERGY',
  'ENGINEERING',
  'ENTERTAINMENT',
  'ENVIRONMENT',
  'FASHION',
  'FINANCE',
  'FOOD_AND_BEVERAGES',
  'FORESTRY',
  'GOVERNMENT',
  'HEALTHCARE',
  'HOSPITALITY',
  'HUMAN_RESOURCES',
  'INSURANCE',
  'LEGAL',
  'LOGISTICS',
  'MACHINERY',
  'MANUFACTURING',
  'MARITIME',
  'MEDIA',
  'MINING',
  'NON_PROFIT',
  'PHARMACEUTICALS',
  'PUBLISHING',
  'REAL_ESTATE',
  'RETAIL',
  'SOFTWARE',
  'TELECOMMUNICATIONS',
  'TRANSPORT',
  'OTHER',
] as const
/** F-139 */
export const companyDataTypes = ['TEXT', 'DATE', 'UPLOAD'] as const
/** F-153 */
export const locationTypes = ['DELIVERY', 'BILLING'] as const
/** F-131 */
export const dashboardCards = ['GO_LIVE_DATE', 'UPCOMING_PAYMENTS', 'PAYMENT_TURNAROUND', 'REJECTION_RATE'] as const
/** F-157: UPLOAD is for files. */
export const noteTypes = ['TEXT', 'UPLOAD'] as const
/** Who sees a note: everybody in the company that wrote it, or who wrote it alone. The partner never does. */
export const noteVisibilities = ['COMPANY', 'PRIVATE'] as const
export type NoteVisibility = (typeof noteVisibilities)[number]
export const noteActions = ['delete'] as const
/** What a company does with what others say of it. */
export const recommendationActions = ['accept', 'reject'] as const
export const imageTypes = ['LOGO', 'BACKGROUND'] as const

/** What a company's images may be. */
export const imageMediaTypes = ['image/png', 'image/jpeg'] as const

/** What an administrator may do with a person of the company. */
export const personActions = [
  'EDIT',
  'SET_ACCESS',
  'SET_ROLE',
  'ISSUE_LINK',
  'LOCK',
  'UNLOCK',
  'END_SESSIONS',
  'RESET_SECOND_FACTOR',
  'RELEASE_IDENTITY',
  'LET_GO',
] as const

/** For whom terms of service are accepted: by an administrator for the company, by each person for themselves. */
export const termsParties = ['COMPANY', 'PERSON'] as const
export type TermsParty = (typeof termsParties)[number]
