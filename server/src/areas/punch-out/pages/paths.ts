/** The page that opens a shop, for who began the visit. */
export const windowPath = (companyId: string, visitId: string): string => `/window/punch-out/${companyId}/${visitId}`

/** Where a shop gives back what was chosen. */
export const returnPath = (token: string): string => `/punch-out/${token}`
