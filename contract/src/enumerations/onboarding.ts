/** F-125 */
export const featureTypes = ['CAMPAIGN_ONBOARDING', 'TRACK_AND_TRACE', 'SELF_SERVICE_CAMPAIGN_ONBOARDING'] as const
/** F-126 */
export const brandingTypes = ['invitedByOption', 'selfServiceCampaign'] as const
/** F-127: a file of master data on its way in. */
export const masterDataStates = ['STORED', 'IMPORTED', 'VALIDATED', 'APPROVED', 'DELETED'] as const
/** What its reader may do with a file on its way in. */
export const masterDataFileActions = ['edit', 'approve', 'delete'] as const
export type MasterDataFileAction = (typeof masterDataFileActions)[number]
/** F-128 */
export const headerMappingTypes = ['ConnectionProperty', 'CompanyProperty', 'OnboardingProperty'] as const
/** F-129 */
export const matchingMethods = ['EXACT_COMPANY_NAME_AND_COUNTRY', 'SUPPLIER_MATCHING_SERVICE'] as const

/** Where a supplier stands on its way in. */
export const supplierStates = [
  'NEW',
  'INVITED',
  'OPENED',
  'EXPIRED',
  'REGISTERED',
  'CONNECTED',
  'DECLINED',
  'WITHDRAWN',
] as const
export type SupplierState = (typeof supplierStates)[number]

/** What a column of a file of suppliers may hold. */
export const supplierProperties = [
  'CompanyName',
  'Country',
  'Email',
  'VatId',
  'Street',
  'PostalCode',
  'City',
  'SupplierNumber',
  'FirstName',
  'LastName',
  'Phone',
  'Language',
] as const
export type SupplierProperty = (typeof supplierProperties)[number]
